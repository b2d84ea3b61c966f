import { sum } from 'es-toolkit'
import { notaOf, RUBRICAS, type IdDeRubrica, type Notas } from './rubricas.ts'

/** A complete correction: each criterion has its grade. */
interface Corrigida {
  rubrica: IdDeRubrica
  notas: Notas
}

/**
 * Whether two corrections by the same rubric differ by more than the rubric allows, in the total or in one criterion.
 */
export function isDesacordo(a: Corrigida, b: Corrigida): boolean {
  const rubrica = RUBRICAS[a.rubrica]
  const { total, criterio } = rubrica.desacordo
  return (
    apart(notaOf(rubrica, a.notas), notaOf(rubrica, b.notas)) > total ||
    rubrica.criterios.some(({ id }) => apart(a.notas[id], b.notas[id]) > criterio)
  )
}

/** The final grade of an essay; `de` is the number of corrections whose mean it is. */
export interface NotaFinal {
  nota: number
  de: number
}

/**
 * The final grade of an essay. `notas` are the grades of its corrections, in the order of delivery; undefined where
 * there is none. With one corrector, the last correction counts. With two, the grade is the mean. With three, it is the
 * mean of the two closest grades, or of all three where the middle one is equally far from both. Halves are rounded up.
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
