/** How many bytes of a file decide its kind. */
export const HEAD_BYTES = 1024

export type FileKind = 'pdf' | 'png' | 'jpg' | 'webp' | 'zip' | 'json'

/**
 * The kind of a file by its first bytes, whatever its name is; undefined if the kind is not accepted. PDF readers skip
 * anything before the header, so a file that begins as a web page or an archive is refused as a PDF. The content of an
 * archive and the rest of a JSON file are not checked here.
 */
export function kindOf(head: Uint8Array): FileKind | undefined {
  const bytes = Buffer.from(head)
  if (bytes.subarray(0, 8).equals(PNG)) return 'png'
  if (bytes.subarray(0, 3).equals(JPEG)) return 'jpg'
  if (bytes.subarray(0, 4).equals(ZIP)) return 'zip'
  const text = bytes.toString('latin1')
  if (JSON_OBJECT.test(text)) return 'json'
  if (/^RIFF.{4}WEBP/s.test(text)) return 'webp'
  return PDF.test(text) ? 'pdf' : undefined
}

/** The header of a PDF, after an optional byte order mark and white space. */
const PDF = /^(?:\xef\xbb\xbf)?[\0\s]*%PDF-\d/
/** The beginning of a JSON object and its first member. The beginning of a page or a script does not match. */
const JSON_OBJECT = /^(?:\xef\xbb\xbf)?\s*\{\s*(?:"|\})/
const ZIP = Buffer.from('PK\u0003\u0004')
const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const JPEG = Buffer.from([0xff, 0xd8, 0xff])
