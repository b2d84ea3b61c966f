import { randomBytes } from 'node:crypto'

interface PdfOptions {
  pages: number
  /** Each page also has a picture of this many bytes, which cannot be compressed. */
  pictureBytes?: number
  /** Whether the PDF asks for a password. */
  isLocked?: boolean
  /** By how many degrees a viewer must turn each page, clockwise. */
  turn?: 0 | 90 | 180 | 270
}

/**
 * Builds an exam's booklet as a PDF. Page n says 'Caderno de provas, página n' and 'Questão n', in a font that the PDF
 * does not contain. Page 2 links to page 1 and to a source. The table of the file's objects stands at the end, as in
 * most PDFs.
 */
export function buildPdf({
  pages,
  pictureBytes = 0,
  isLocked = false,
  turn = 0,
}: PdfOptions): Buffer {
  const objects: Buffer[] = []
  const add = (text: string, stream?: Buffer) => {
    objects.push(objectOf(objects.length + 1, text, stream))
    return objects.length
  }
  const ids = { catalog: 1, pages: 2, font: 3 }
  const first = 4
  /** Each page takes three objects: the page, its drawing, its picture. */
  const pageId = (number: number) => first + (number - 1) * 3
  const kids = Array.from({ length: pages }, (_, index) => `${pageId(index + 1)} 0 R`)
  add(`<< /Type /Catalog /Pages ${ids.pages} 0 R /Lang (pt-BR) >>`)
  add(`<< /Type /Pages /Count ${pages} /Kids [${kids.join(' ')}] >>`)
  add('<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>')
  const height = Math.max(1, Math.floor(pictureBytes / PICTURE_ROW_BYTES))
  for (let number = 1; number <= pages; number++) {
    const links = number === 2 ? ` /Annots [${linksTo(pageId(1))}]` : ''
    const id = pageId(number)
    add(
      `<< /Type /Page /Parent ${ids.pages} 0 R /MediaBox [0 0 595 842] /Rotate ${turn} ` +
        `/Contents ${id + 1} 0 R ` +
        `/Resources << /Font << /F ${ids.font} 0 R >> /XObject << /P ${id + 2} 0 R >> >>${links} >>`,
    )
    add('', drawingOf(number))
    add(
      `/Type /XObject /Subtype /Image /Width ${PICTURE_ROW_BYTES / 3} /Height ${height} ` +
        '/ColorSpace /DeviceRGB /BitsPerComponent 8',
      randomBytes(height * PICTURE_ROW_BYTES),
    )
  }
  const locked = isLocked ? add(LOCK) : null
  return fileOf(objects, locked)
}

const PICTURE_ROW_BYTES = 1200
const HASH = '00'.repeat(32)
const LOCK = `<< /Filter /Standard /V 1 /R 2 /P -4 /O <${HASH}> /U <${HASH}> >>`

function drawingOf(number: number): Buffer {
  const lines = [
    'q 480 0 0 240 57 60 cm /P Do Q',
    `BT /F 20 Tf 57 760 Td (Caderno de provas, página ${number}) Tj ET`,
    `BT /F 14 Tf 57 720 Td (Questão ${number}. Quanto é ${number} mais ${number}?) Tj ET`,
  ]
  return Buffer.from(lines.join('\n'), 'latin1')
}

const linksTo = (page: number) =>
  [
    `<< /Type /Annot /Subtype /Link /Rect [57 640 257 670] /Border [0 0 0] /Dest [${page} 0 R /Fit] >>`,
    '<< /Type /Annot /Subtype /Link /Rect [57 600 257 630] /Border [0 0 0] ' +
      '/A << /S /URI /URI (https://fonte.example/texto) >> >>',
  ].join(' ')

function objectOf(id: number, text: string, stream?: Buffer): Buffer {
  if (!stream) return Buffer.from(`${id} 0 obj\n${text}\nendobj\n`, 'latin1')
  const head = `${id} 0 obj\n<< ${text} /Length ${stream.length} >>\nstream\n`
  return Buffer.concat([Buffer.from(head, 'latin1'), stream, Buffer.from('\nendstream\nendobj\n')])
}

function fileOf(objects: readonly Buffer[], locked: number | null): Buffer {
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n%âãÏÓ\n', 'latin1')]
  let at = parts[0]?.length ?? 0
  const places: number[] = []
  for (const object of objects) {
    places.push(at)
    at += object.length
    parts.push(object)
  }
  const rows = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`)
  const lock = locked === null ? '' : ` /Encrypt ${locked} 0 R /ID [<${HASH}> <${HASH}>]`
  const end =
    `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows.join('')}` +
    `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R${lock} >>\nstartxref\n${at}\n%%EOF\n`
  return Buffer.concat([...parts, Buffer.from(end, 'latin1')])
}
