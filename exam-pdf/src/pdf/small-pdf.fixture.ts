/** A page: its content stream, further entries of its dictionary, and resources that the content refers to. */
interface Page {
  content: string
  entries?: string
  resources?: string
  /** The object number of the font /F1, where it is not the default font. */
  font?: number
}

/** Text at a position, in points from the lower left corner. */
export const at = (x: number, y: number, text: string, size = 10) =>
  `BT /F1 ${size} Tf 1 0 0 1 ${x} ${y} Tm (${text.replaceAll(/[()\\]/g, String.raw`\$&`)}) Tj ET`

/** A filled rectangle; `grey` is from 0 (black) to 1 (white). */
export const box = (x: number, y: number, width: number, height: number, grey: number) =>
  `q ${grey} g ${x} ${y} ${width} ${height} re f Q`

/**
 * A PDF with pages of 600 by 800 points, set in Helvetica with Windows encoding. `others` are further objects that the
 * pages may refer to; in a PDF with one page the first of them has the number 6.
 */
export function smallPdf(pages: readonly Page[], others: readonly string[] = []): Buffer {
  const kids = pages.map((_, index) => `${4 + 2 * index} 0 R`).join(' ')
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    ...pages.flatMap(({ content, entries = '', font = 3, resources = '' }, index) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 600 800] ${entries} /Contents ${5 + 2 * index} 0 R /Resources << /Font << /F1 ${font} 0 R >> ${resources} >> >>`,
      `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    ]),
    ...others,
  ]
  let text = '%PDF-1.4\n'
  const offsets = objects.map((object, index) => {
    const offset = text.length
    text += `${index + 1} 0 obj\n${object}\nendobj\n`
    return offset
  })
  const start = text.length
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer << /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`
  return Buffer.from(text, 'latin1')
}
