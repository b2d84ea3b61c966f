import { sum } from 'es-toolkit'
import { notaOf, RUBRICAS, type IdDeRubrica, type Notas } from './rubricas.ts'

/** A whole correction: each criterion has its grade. */
interface Corrigida {
  rubrica: IdDeRubrica
  notas: Notas
}

/** Whether two corrections by one rubric differ by more than it allows, in all or in a criterion. */
export function isDesacordo(a: Corrigida, b: Corrigida): boolean {
  const rubrica = RUBRICAS[a.rubrica]
  const { total, criterio } = rubrica.desacordo
  return (
    apart(notaOf(rubrica, a.notas), notaOf(rubrica, b.notas)) > total ||
    rubrica.criterios.some(({ id }) => apart(a.notas[id], b.notas[id]) > criterio)
  )
}

/** The grade of an essay, and of how many corrections it is the mean. */
export interface NotaFinal {
  nota: number
  de: number
}

/**
 * The grade of an essay from those of its corrections, in the order in which they were delivered; undefined where there is
 * none. Where one corrects, the last one counts. Of two it is the mean; of three the mean of the two that are closest, or of
 * all three where the one in the middle is as far from both. A half counts up.
 */
export function notaFinalOf(notas: readonly number[], corretores: number): NotaFinal | undefined {
  const counted = corretores === 1 ? notas.slice(-1) : closest(notas.slice(0, corretores))
  if (counted.length === 0) return undefined
  return { nota: Math.round(sum(counted) / counted.length), de: counted.length }
}

function apart(a: number | null | undefined, b: number | null | undefined): number {
  return Math.abs((a ?? 0) - (b ?? 0))
}

function closest(notas: readonly number[]): readonly number[] {
  const [low, middle, high] = notas.toSorted((a, b) => a - b)
  if (low === undefined || middle === undefined || high === undefined) return notas
  const [below, above] = [middle - low, high - middle]
  if (below === above) return [low, middle, high]
  return below < above ? [low, middle] : [middle, high]
}
