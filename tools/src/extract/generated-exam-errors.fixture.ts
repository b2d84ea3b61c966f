import type { Extracao, QuestaoExtraida } from '@rumo/exam-pdf'
import type { Printed } from './generated-exam.fixture.ts'

/** The words of a text: where it is broken into lines is not compared. */
const words = (text = '') =>
  text
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()

/** The mistakes in a question about which the reader gave no warning. */
export function silentErrors(printed: Printed, { questoes, referencias }: Extracao): string[] {
  const found = questoes.find(({ numero }) => numero === printed.numero)
  if (!found) {
    const neighbours = questoes.filter(({ numero }) => Math.abs(numero - printed.numero) === 1)
    const isTold = neighbours.every(({ problemas }) => problemas.length > 0)
    return isTold ? [] : [`questão ${printed.numero} is missing`]
  }
  if (found.problemas.length > 0) return []
  return [...differences(printed, found), ...sharedDifferences(printed, found, referencias)].map(
    (difference) => `questão ${printed.numero}: ${difference}`,
  )
}

function differences(printed: Printed, found: QuestaoExtraida): string[] {
  const stem =
    words(found.texto) === printed.texto ? [] : [`${printed.texto} ≠ ${words(found.texto)}`]
  if (printed.hasPictures) return [...stem, 'its alternatives are pictures']
  const alternatives = printed.alternativas.flatMap((text, index) => {
    const own = words(found.alternativas[index]?.texto)
    return own === text ? [] : [`${text} ≠ ${own}`]
  })
  return [...stem, ...alternatives]
}

function sharedDifferences(
  { shared }: Printed,
  { numero }: QuestaoExtraida,
  referencias: Extracao['referencias'],
): string[] {
  const texts = referencias.filter(
    ({ faixa, id }) => faixa.includes(numero) && id.startsWith('texto'),
  )
  const found = texts.map(({ texto }) => words(texto)).join(' ')
  return found === (shared ?? '') ? [] : [`shared: ${shared} ≠ ${found}`]
}
