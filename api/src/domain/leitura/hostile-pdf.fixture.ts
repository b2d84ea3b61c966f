import { constants, deflateRawSync } from 'node:zlib'

const MB = 1024 * 1024

/** An object of a PDF: its text, or a stream with its bytes and the entries of its dictionary. */
type PdfObject = string | { entries: string; bytes: Buffer }

/** A PDF of these objects, the first of which is the catalog. `trailer`: further entries of the trailer. */
export function pdfOf(objects: readonly PdfObject[], trailer = ''): Buffer {
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n')]
  const offsets: number[] = []
  let length = parts[0]?.byteLength ?? 0
  for (const [index, object] of objects.entries()) {
    offsets.push(length)
    const part = Buffer.concat([Buffer.from(`${index + 1} 0 obj\n`), written(object)])
    parts.push(part)
    length += part.byteLength
  }
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`)
  const size = objects.length + 1
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${rows.join('')}`
  const end = `trailer << /Size ${size} /Root 1 0 R ${trailer} >>\nstartxref\n${length}\n%%EOF\n`
  return Buffer.concat([...parts, Buffer.from(table), Buffer.from(end)])
}

function written(object: PdfObject): Buffer {
  if (typeof object === 'string') return Buffer.from(`${object}\nendobj\n`)
  const { entries, bytes } = object
  return Buffer.concat([
    Buffer.from(`<< /Length ${bytes.byteLength} ${entries} >>\nstream\n`),
    bytes,
    Buffer.from('\nendstream\nendobj\n'),
  ])
}

interface OnePage {
  content?: string | { entries: string; bytes: Buffer }
  /** Further entries of the page's dictionary. */
  entries?: string
  resources?: string
  catalog?: string
  /** Further objects, numbered from 6 on. */
  more?: readonly PdfObject[]
}

export const TEXT = 'BT /F1 12 Tf 50 700 Td (Questao 1 de uma prova que ninguem fez) Tj ET'

/** A PDF of one page, whose content is object 4. */
export function onePage({
  content = TEXT,
  entries = '/MediaBox [0 0 600 800]',
  resources = '',
  catalog = '',
  more = [],
}: OnePage): Buffer {
  const stream =
    typeof content === 'string' ? { entries: '', bytes: Buffer.from(content) } : content
  return pdfOf([
    `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`,
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /Contents 4 0 R ${entries} /Resources << /Font << /F1 5 0 R >> ${resources} >> >>`,
    stream,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ...more,
  ])
}

/** This many MB of zeros, deflated to less than a hundredth of their size. */
export function zeros(megabytes: number): Buffer {
  const { Z_FULL_FLUSH } = constants
  const block = deflateRawSync(Buffer.alloc(MB), { finishFlush: Z_FULL_FLUSH, level: 9 })
  const sum = Buffer.alloc(4)
  // Adler-32 of n zeros: the upper half is n modulo 65,521, the lower half is 1.
  sum.writeUInt16BE((megabytes * MB) % 65_521, 0)
  sum.writeUInt16BE(1, 2)
  const blocks = Array.from({ length: megabytes }, () => block)
  return Buffer.concat([Buffer.from([0x78, 0xda]), ...blocks, deflateRawSync(Buffer.alloc(0)), sum])
}
