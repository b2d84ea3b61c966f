import { at, box, smallPdf } from './pdf/small-pdf.fixture.ts'

/** The text of each question in the small booklet. */
export const TEXTO =
  'Para que os corpos fiquem em equilíbrio, a soma das forças que agem em cada um deles é nula.'
export const LETRAS = Array.from('ABCDE')

/** A question whose heading stands at `top`, with five alternatives, which are pictures for `isPicture`. */
function question(numero: number, top: number, isPicture = false): string {
  const answers = LETRAS.map((letra, index) => {
    const y = top - 36 - 40 * index
    const label = at(50, y, `(${letra})`)
    return isPicture
      ? `${label} ${box(75, y - 10, 60, 30, 0.4 + index / 10)}`
      : `${label} ${at(75, y, `resposta ${letra} da ${numero}.`)}`
  })
  return [at(50, top, `Questão ${numero}`), at(50, top - 14, TEXTO), ...answers].join('\n')
}

/**
 * A booklet of three questions on two pages. Two of them share a text, and the alternatives of the last one are
 * pictures.
 */
export const smallBooklet = (): Buffer =>
  smallPdf([
    {
      content: [
        question(1, 760),
        at(50, 500, 'Leia o texto para responder às questões 2 e 3.'),
        at(50, 480, 'Um texto que serve a duas questões, e que todas as duas citam.'),
        question(2, 440),
      ].join('\n'),
    },
    { content: question(3, 650, true) },
  ])

/** The answer key of the small booklet. */
export const smallKey = (): Buffer =>
  smallPdf([
    {
      content: ['1 C', '2 A', '3 B']
        .map((line, index) => at(50, 700 - 20 * index, line))
        .join('\n'),
    },
  ])
