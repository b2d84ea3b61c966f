import type { Dia } from './dia.ts'
import type { Placar } from './resultado.ts'

/** The answers in one matéria on one day. */
export interface DiaDeMateria extends Placar {
  dia: Dia
}

/** An existing matéria, with every day on which it was practised, in any order. */
export interface MateriaPraticada {
  id: number
  nome: string
  dias: readonly DiaDeMateria[]
}

export const TENDENCIAS = ['subindo', 'estavel', 'descendo'] as const
export type Tendencia = (typeof TENDENCIAS)[number]

/** `tendenciaOf` takes whole days, the newest first, until they hold this many answers. */
const ENOUGH = 10
/**
 * The suggestions rate a matéria by this many answers, the newest, because old ones no longer say what a student can
 * do.
 */
const RECENT = 30

/**
 * The rules below read no more than this many of the newest days with answers, so that older days need not be loaded.
 */
export const DIAS_RECENTES = Math.max(RECENT, 2 * ENOUGH)
/** In percentage points. Smaller differences are common by chance. */
const DIFFERENCE = 10

/**
 * Compares the newest answers of a matéria, ten or more, with the ten or more before them. Null where there are too few
 * answers.
 */
export function tendenciaOf(dias: readonly DiaDeMateria[]): Tendencia | null {
  const newestFirst = byNewest(dias)
  const recent = takeDays(newestFirst, ENOUGH)
  const before = takeDays(newestFirst.slice(recent.days), ENOUGH)
  // With too few newest answers, there are no answers before them either.
  if (before.total < ENOUGH) return null
  // Compared as integers: in floating point, 0.6 - 0.5 is less than 0.1.
  const difference = 100 * (recent.certas * before.total - before.certas * recent.total)
  if (Math.abs(difference) < DIFFERENCE * recent.total * before.total) return 'estavel'
  return difference > 0 ? 'subindo' : 'descendo'
}

/**
 * Why a matéria is suggested: it was never practised; its results are getting worse; many answers are wrong; or it is
 * not known well enough yet.
 */
export const MOTIVOS_DE_PRATICA = ['nunca', 'descendo', 'erros', 'reforcar'] as const
export type MotivoDePratica = (typeof MOTIVOS_DE_PRATICA)[number]

export interface Sugestao {
  id_materia: number
  motivo: MotivoDePratica
}

/**
 * What to practise next, the most urgent first, at most `most` matérias. A matéria with few answers counts as about
 * half known. Of two equally known ones, the one with fewer answers comes first, then the alphabet decides. A matéria
 * in which nearly all answers are right is not suggested.
 */
export function suggestMaterias(materias: readonly MateriaPraticada[], most: number): Sugestao[] {
  return materias
    .map((materia) => ({ ...materia, ...stateOf(materia) }))
    .filter(({ known }) => known < WELL_KNOWN)
    .toSorted(
      (a, b) =>
        a.known - b.known ||
        a.total - b.total ||
        a.nome.localeCompare(b.nome, 'pt-BR') ||
        a.id - b.id,
    )
    .slice(0, most)
    .map(({ id, motivo }) => ({ id_materia: id, motivo }))
}

const WELL_KNOWN = 0.85

/** With fewer answers, the motivo `erros` is not used. */
export const MINIMO_DE_RESPOSTAS = 5
/** Below this share of right answers, the motivo is `erros`. */
const OFTEN_RIGHT = 0.7

function stateOf({ dias }: MateriaPraticada) {
  const { certas, total } = takeDays(byNewest(dias), RECENT)
  // The estimate of Agresti and Coull: adds two right and two wrong answers.
  const known = (certas + 2) / (total + 4)
  return { known, total, motivo: motivoOf({ certas, total }, tendenciaOf(dias)) }
}

function motivoOf({ certas, total }: Placar, tendencia: Tendencia | null): MotivoDePratica {
  if (total === 0) return 'nunca'
  if (tendencia === 'descendo') return 'descendo'
  return total >= MINIMO_DE_RESPOSTAS && certas < total * OFTEN_RIGHT ? 'erros' : 'reforcar'
}

/** The days of one matéria, the newest first. */
export const byNewest = <D extends DiaDeMateria>(dias: readonly D[]): D[] =>
  dias.toSorted((a, b) => (a.dia < b.dia ? 1 : -1))

/** Sums up the first days that together hold this many answers, or all days. */
function takeDays(dias: readonly DiaDeMateria[], answers: number): Placar & { days: number } {
  let [certas, total, days] = [0, 0, 0]
  for (const dia of dias) {
    if (total >= answers) break
    certas += dia.certas
    total += dia.total
    days++
  }
  return { certas, total, days }
}
