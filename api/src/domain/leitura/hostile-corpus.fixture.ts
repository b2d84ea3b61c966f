import { createHash } from 'node:crypto'
import { BOMBS } from './hostile-bombs.fixture.ts'
import { onePage, pdfOf, TEXT } from './hostile-pdf.fixture.ts'

const PAGE = '/MediaBox [0 0 600 800]'
const catalog = '<< /Type /Catalog /Pages 2 0 R >>'

/** Files with circular references between objects, or with too many objects. */
const STRUCTURES: Record<string, () => Buffer> = {
  'a page tree of 10,000 levels': () =>
    pdfOf([
      catalog,
      ...Array.from(
        { length: 10_000 },
        (_, at) => `<< /Type /Pages /Parent ${at + 1} 0 R /Kids [${at + 3} 0 R] /Count 1 >>`,
      ),
      `<< /Type /Page /Parent 10001 0 R ${PAGE} >>`,
    ]),
  'a page tree that is its own child': () =>
    pdfOf([catalog, '<< /Type /Pages /Kids [2 0 R 2 0 R] /Count 2 >>']),
  'a page tree in a circle': () =>
    pdfOf([
      catalog,
      '<< /Type /Pages /Kids [3 0 R] /Count 9 >>',
      '<< /Type /Pages /Parent 2 0 R /Kids [2 0 R 3 0 R] /Count 9 >>',
    ]),
  'a stream whose length is itself': () =>
    pdfOf([
      catalog,
      '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
      `<< /Type /Page /Parent 2 0 R ${PAGE} /Contents 4 0 R >>`,
      '<< /Length 4 0 R >>\nstream\nBT ET\nendstream',
    ]),
  'a form that draws itself': () =>
    onePage({
      content: '/X Do',
      resources: '/XObject << /X 6 0 R >>',
      more: [form('/X Do', '6 0 R')],
    }),
  'forms that draw ten others each, ten levels deep': () =>
    onePage({
      content: '/X Do',
      resources: '/XObject << /X 6 0 R >>',
      more: [
        ...Array.from({ length: 9 }, (_, at) => form('/X Do '.repeat(10), `${at + 7} 0 R`)),
        form('0 0 m 10 10 l S', '6 0 R'),
      ],
    }),
  '5,000 pages': () => manyPages(5000),
  '201 pages': () => manyPages(201),
  'one page that says it is a million': () =>
    pdfOf([
      catalog,
      '<< /Type /Pages /Kids [3 0 R] /Count 1000000 >>',
      `<< /Type /Page ${PAGE} >>`,
    ]),
  'a table of objects that goes on with itself': () => pdfOf([catalog], '/Prev 9'),
  'no catalogue': () => pdfOf(['null']),
  'dictionaries in dictionaries, 100,000 deep': () =>
    onePage({ entries: `${PAGE} /A ${'<< /A '.repeat(100_000)}${'>>'.repeat(100_000)}` }),
  'a name of 10 MB': () => onePage({ entries: `${PAGE} /${'A'.repeat(10_000_000)} 1` }),
}

/** Files whose pages are too large or too laborious to draw. */
const CONTENTS: Record<string, () => Buffer> = {
  'arrays in arrays, a million deep': () => onePage({ content: '['.repeat(1_000_000) }),
  'a million states that are never left': () => onePage({ content: 'q '.repeat(1_000_000) }),
  'a million letters': () =>
    onePage({ content: `BT /F1 1 Tf 0 0 Td ${'(abcdefghij) Tj '.repeat(100_000)} ET` }),
  'a line of two million letters': () =>
    onePage({ content: `BT /F1 1 Tf 0 400 Td (${'palavra '.repeat(250_000)}) Tj ET` }),
  'a million lines that cross': () =>
    onePage({ content: `${TEXT} ${'0 0 m 600 800 l 300 9 l S '.repeat(500_000)}` }),
  '50,000 pictures': () =>
    onePage({
      content: `${TEXT} ${'q 90 0 0 90 9 9 cm /I Do Q '.repeat(50_000)}`,
      resources: '/XObject << /I 6 0 R >>',
      more: [
        {
          entries:
            '/Type /XObject /Subtype /Image /Width 1 /Height 1 /BitsPerComponent 8 /ColorSpace /DeviceGray',
          bytes: Buffer.from([0]),
        },
      ],
    }),
  'a page as large as a town': () => onePage({ entries: '/MediaBox [0 0 1e9 1e9]' }),
  'a page without size': () => onePage({ entries: '/MediaBox [0 0 0 0]' }),
  'numbers that are none': () =>
    onePage({ content: `BT /F1 1e999 Tf NaN ${'9'.repeat(9999)} Td (x) Tj ET` }),
}

const SCRIPT = '/S /JavaScript /JS (while (true) app.alert\\(1\\);)'

/** Files that try to run or fetch something, that cannot be opened, or that are not PDFs. */
const OTHERS: Record<string, () => Buffer> = {
  'a script when it is opened': () => onePage({ catalog: `/OpenAction << ${SCRIPT} >>` }),
  'a script on its page': () => onePage({ entries: `${PAGE} /AA << /O << ${SCRIPT} >> >>` }),
  'a script among its names': () =>
    onePage({ catalog: `/Names << /JavaScript << /Names [(x) << ${SCRIPT} >>] >> >>` }),
  'a program to start': () => onePage({ catalog: '/OpenAction << /S /Launch /F (/bin/sh) >>' }),
  'an address to send itself to': () =>
    onePage({ catalog: '/OpenAction << /S /SubmitForm /F (http://127.0.0.1:1/) >>' }),
  'a file of this machine': () =>
    onePage({
      content: { entries: '/F (/etc/passwd)', bytes: Buffer.alloc(0) },
    }),
  'a password': () =>
    pdfOf(
      [catalog, '<< /Type /Pages /Kids [] /Count 0 >>', encryption()],
      '/Encrypt 3 0 R /ID [<00> <00>]',
    ),
  'an unknown cipher': () =>
    pdfOf([catalog, '<< >>', '<< /Filter /Nada /V 99 >>'], '/Encrypt 3 0 R'),
  'its second half gone': () => halfOf(manyPages(100)),
  'its first half gone': () => {
    const whole = manyPages(100)
    return Buffer.concat([Buffer.from('%PDF-1.7\n'), whole.subarray(whole.byteLength / 2)])
  },
  'nothing but a beginning': () => Buffer.from('%PDF-1.7'),
  noise: () => Buffer.concat([Buffer.from('%PDF-1.7\n'), noise(1_000_000)]),
  nothing: () => Buffer.alloc(0),
  'a picture that is called a PDF': () =>
    Buffer.concat([Buffer.from('\u0089PNG\r\n\u001A\n', 'latin1'), noise(2000)]),
  'a page that is called a PDF': () => Buffer.from('<!doctype html><script>while (1);</script>'),
}

/** More than forty hostile PDFs, by the names of their defects. */
export const HOSTILE: Record<string, () => Buffer> = {
  ...BOMBS,
  ...STRUCTURES,
  ...CONTENTS,
  ...OTHERS,
}

function form(content: string, draws: string) {
  return {
    entries: `/Type /XObject /Subtype /Form /BBox [0 0 600 800] /Resources << /XObject << /X ${draws} >> >>`,
    bytes: Buffer.from(content),
  }
}

function manyPages(count: number): Buffer {
  const kids = Array.from({ length: count }, (_, at) => `${at + 3} 0 R`).join(' ')
  const page = `<< /Type /Page /Parent 2 0 R ${PAGE} >>`
  const pages = Array.from({ length: count }, () => page)
  return pdfOf([catalog, `<< /Type /Pages /Kids [${kids}] /Count ${count} >>`, ...pages])
}

function encryption(): string {
  const hash = 'a'.repeat(64)
  return `<< /Filter /Standard /V 1 /R 2 /O <${hash}> /U <${hash}> /P -4 >>`
}

const halfOf = (whole: Buffer) => whole.subarray(0, whole.byteLength / 2)

/** Bytes that look random but are the same at each run. */
function noise(bytes: number): Buffer {
  const blocks = Array.from({ length: bytes / 32 }, (_, at) =>
    createHash('sha256').update(String(at)).digest(),
  )
  return Buffer.concat(blocks)
}
