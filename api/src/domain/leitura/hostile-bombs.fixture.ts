import { range } from 'es-toolkit'
import { deflateSync } from 'node:zlib'
import { onePage, pdfOf, TEXT, zeros } from './hostile-pdf.fixture.ts'

const FLATE = '/Filter /FlateDecode'
const PAGE = '/MediaBox [0 0 600 800]'
const catalog = '<< /Type /Catalog /Pages 2 0 R >>'

/** Questions that can be read, so that the reader goes on to draw the page and cuts out its pictures. */
const BOOKLET = range(1, 4)
  .flatMap((numero) => [
    `Questao ${numero}`,
    'Para que os corpos fiquem em repouso, a soma das forcas que agem em cada um deles tem de ser nula.',
    ...Array.from('ABCDE', (letra) => `(${letra}) a resposta ${letra}, que e a de uma pessoa`),
  ])
  .map((line, at) => {
    const text = line.replaceAll(/[()]/g, String.raw`\$&`)
    return `BT /F1 10 Tf 1 0 0 1 50 ${760 - 20 * at} Tm (${text}) Tj ET`
  })
  .join('\n')

const bomb = (megabytes: number, entries = FLATE) => ({ entries, bytes: zeros(megabytes) })

/** Small files that decompress to more than the memory limit, in each place where a PDF may have a stream. */
export const BOMBS: Record<string, () => Buffer> = {
  'a page of 300 MB': () => onePage({ content: bomb(300) }),
  'a page of 1 GB, deflated twice': () =>
    onePage({
      content: {
        entries: '/Filter [/FlateDecode /FlateDecode]',
        bytes: deflateSync(zeros(1024)),
      },
    }),
  'a page of 1 GB, deflated three times': () =>
    onePage({
      content: {
        entries: '/Filter [/FlateDecode /FlateDecode /FlateDecode]',
        bytes: deflateSync(deflateSync(zeros(1024))),
      },
    }),
  'a page of 300 MB by run lengths': () =>
    onePage({
      content: {
        entries: '/Filter [/FlateDecode /RunLengthDecode]',
        bytes: deflateSync(Buffer.alloc(5_000_000, Buffer.from([129, 32]))),
      },
    }),
  'a picture of 30,000 by 30,000': () =>
    onePage({
      content: `${TEXT} q 500 0 0 500 0 0 cm /I Do Q`,
      resources: '/XObject << /I 6 0 R >>',
      more: [
        bomb(
          900,
          `/Type /XObject /Subtype /Image /Width 30000 /Height 30000 /BitsPerComponent 8 /ColorSpace /DeviceGray ${FLATE}`,
        ),
      ],
    }),
  'a form of 300 MB': () =>
    onePage({
      content: '/X Do',
      resources: '/XObject << /X 6 0 R >>',
      more: [bomb(300, `/Type /XObject /Subtype /Form /BBox [0 0 600 800] ${FLATE}`)],
    }),
  'a font of 300 MB': () =>
    onePage({
      content: TEXT.replace('F1', 'F2'),
      resources: '/F2 6 0 R',
      entries: PAGE,
      more: [
        '<< /Type /Font /Subtype /TrueType /BaseFont /X /FontDescriptor 7 0 R >>',
        '<< /Type /FontDescriptor /FontName /X /Flags 4 /FontFile2 8 0 R >>',
        bomb(300),
      ],
    }),
  'a map of characters of 300 MB': () =>
    pdfOf([
      catalog,
      '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
      `<< /Type /Page /Parent 2 0 R ${PAGE} /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>`,
      { entries: '', bytes: Buffer.from(TEXT) },
      '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /ToUnicode 6 0 R >>',
      bomb(300),
    ]),
  'a colour profile of 300 MB': () =>
    onePage({
      content: `/C cs 0 0 0 sc ${TEXT}`,
      resources: '/ColorSpace << /C [/ICCBased 6 0 R] >>',
      more: [bomb(300, `/N 3 ${FLATE}`)],
    }),
  'twenty pages of 50 MB': () => {
    const kids = Array.from({ length: 20 }, (_, at) => `${4 + at} 0 R`).join(' ')
    return pdfOf([
      catalog,
      `<< /Type /Pages /Kids [${kids}] /Count 20 >>`,
      bomb(50),
      ...Array.from(
        { length: 20 },
        () => `<< /Type /Page /Parent 2 0 R ${PAGE} /Contents 3 0 R >>`,
      ),
    ])
  },
  'a stream of objects of 300 MB': () =>
    pdfOf([
      catalog,
      '<< /Type /Pages /Kids [4 0 R] /Count 1 >>',
      bomb(300, `/Type /ObjStm /N 9 /First 90 ${FLATE}`),
    ]),
  'a booklet with a page as large as a town': () =>
    onePage({ content: BOOKLET, entries: '/MediaBox [0 0 1e7 1e7]' }),
  'a booklet with a picture of 30,000 by 30,000': () =>
    onePage({
      content: `${BOOKLET} q 300 0 0 200 50 100 cm /I Do Q`,
      resources: '/XObject << /I 6 0 R >>',
      more: [
        bomb(
          900,
          `/Type /XObject /Subtype /Image /Width 30000 /Height 30000 /BitsPerComponent 8 /ColorSpace /DeviceGray ${FLATE}`,
        ),
      ],
    }),
}
