import type { Dia } from './dia.ts'
import type { Placar } from './resultado.ts'

/** What was answered of one matéria on one day. */
export interface DiaDeMateria extends Placar {
  dia: Dia
}

/** A matéria that exists, with every day on which it was practised, in any order. */
export interface MateriaPraticada {
  id: number
  nome: string
  dias: readonly DiaDeMateria[]
}

export const TENDENCIAS = ['subindo', 'estavel', 'descendo'] as const
export type Tendencia = (typeof TENDENCIAS)[number]

/** Whole days are taken, the newest first, until they hold this many answers. */
const ENOUGH = 10
/** What a student can do now, not a year ago. */
const RECENT = 30

/** Of so many days with answers at least, the newest, the rules below look at none that is older. */
export const DIAS_RECENTES = Math.max(RECENT, 2 * ENOUGH)
/** In percentage points: smaller differences come about by chance all the time. */
const DIFFERENCE = 10

/**
 * Compares the newest ten answers or more of a matéria with the ten or more before them; null where too little
 * was answered to say.
 */
export function tendenciaOf(dias: readonly DiaDeMateria[]): Tendencia | null {
  const newestFirst = byNewest(dias)
  const recent = takeDays(newestFirst, ENOUGH)
  const before = takeDays(newestFirst.slice(recent.days), ENOUGH)
  // With too few newest ones there are none before them.
  if (before.total < ENOUGH) return null
  // Compared as integers: in floating point 0.6 - 0.5 is less than 0.1.
  const difference = 100 * (recent.certas * before.total - before.certas * recent.total)
  if (Math.abs(difference) < DIFFERENCE * recent.total * before.total) return 'estavel'
  return difference > 0 ? 'subindo' : 'descendo'
}

/**
 * Why a matéria is worth practising next: it never was, it is getting worse, much of it goes wrong, or it is not known
 * well enough yet to be left alone.
 */
export const MOTIVOS_DE_PRATICA = ['nunca', 'descendo', 'erros', 'reforcar'] as const
export type MotivoDePratica = (typeof MOTIVOS_DE_PRATICA)[number]

export interface Sugestao {
  id_materia: number
  motivo: MotivoDePratica
}

/**
 * What to practise next, the most urgent first, `most` at the most. What was answered little counts for half
 * known; of equals the one that was practised less comes first, then the alphabet decides. A matéria of which
 * nearly everything is right is not suggested.
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

/** With fewer wrong answers the screen does not call them many. */
export const MINIMO_DE_RESPOSTAS = 5
/** Below this share of right answers a matéria often goes wrong. */
const OFTEN_RIGHT = 0.7

function stateOf({ dias }: MateriaPraticada) {
  const { certas, total } = takeDays(byNewest(dias), RECENT)
  // Agresti and Coull's interval: two right and two wrong ones more than there were.
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

/** The first days that together hold this many answers, or all days. */
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
