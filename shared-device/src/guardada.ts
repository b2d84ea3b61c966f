import type { QuestaoGuardada } from '@rumo/contract'
import {
  isFlag,
  isId,
  isNumber,
  isText,
  listOf,
  ORIGEM,
  orNull,
  shapeOf,
} from '@rumo/contract/shapes'

/** A question that an owner saved, as a device stores it. */
export interface GuardadaAqui extends QuestaoGuardada {
  /** The id of its question as text: an owner has one entry for each question. */
  chave: string
  /** Whether the question was removed. The entry is stored until the server has been told. */
  removida: boolean
  /** Whether the server has not received this state yet. */
  espera: boolean
}

/** A change of a saved question: its note, its lists, the question itself and, optionally, when it was saved. */
export type Escrita = Pick<QuestaoGuardada, 'id_questao' | 'anotacao' | 'listas' | 'questao'> &
  Partial<Pick<QuestaoGuardada, 'guardada_em'>>

/** Whether a stored value is a saved question that this release understands. */
export const isGuardada = shapeOf<GuardadaAqui>({
  chave: isText,
  id_questao: isId,
  anotacao: isText,
  listas: listOf(isText),
  guardada_em: isText,
  escrita_em: isText,
  questao: orNull(
    shapeOf({
      id: isId,
      numero: orNull(isNumber),
      trecho: isText,
      ...ORIGEM,
    }),
  ),
  removida: isFlag,
  espera: isFlag,
})

/** The saved questions without removed ones, the newest first. */
export const shownIn = (all: readonly GuardadaAqui[]): GuardadaAqui[] =>
  all
    .filter(({ removida }) => !removida)
    .toSorted((one, other) =>
      one.guardada_em === other.guardada_em
        ? other.id_questao - one.id_questao
        : other.guardada_em.localeCompare(one.guardada_em),
    )

/**
 * The entry of a question after a change. Its `escrita_em` is always later than before, even where the device's clock
 * is behind.
 */
export function writtenOver(
  before: GuardadaAqui | undefined,
  { id_questao, anotacao, listas, questao, guardada_em }: Escrita,
  nowMs: number,
): GuardadaAqui {
  const now = new Date(nowMs).toISOString()
  const kept = before?.removida ? undefined : before?.guardada_em
  return {
    chave: `${id_questao}`,
    id_questao,
    anotacao,
    listas,
    questao,
    guardada_em: guardada_em ?? kept ?? now,
    escrita_em: laterThan(before?.escrita_em, now),
    removida: false,
    espera: true,
  }
}

/** The entry of a question that is removed. Note and lists are deleted at once. */
export const removedFrom = (before: GuardadaAqui, nowMs: number): GuardadaAqui => ({
  ...before,
  anotacao: '',
  listas: [],
  questao: null,
  escrita_em: laterThan(before.escrita_em, new Date(nowMs).toISOString()),
  removida: true,
  espera: true,
})

function laterThan(before: string | undefined, now: string): string {
  return before === undefined || before < now ? now : new Date(Date.parse(before) + 1).toISOString()
}

/** A question's lists after one of them was renamed, each name once. */
export const renamedIn = (listas: readonly string[], lista: string, nome: string): string[] => [
  ...new Set(listas.map((one) => (one === lista ? nome : one))),
]

/** Replaces the entries of the changed questions, and adds new ones. */
export const replacedBy = (
  kept: readonly GuardadaAqui[],
  changed: readonly GuardadaAqui[],
): GuardadaAqui[] => [...new Map([...kept, ...changed].map((one) => [one.chave, one])).values()]

/** The entries of an account on a device after the server has sent its own: for each question, the later change. */
export function broughtTo(
  kept: readonly GuardadaAqui[],
  told: readonly QuestaoGuardada[],
): GuardadaAqui[] {
  const theirs = told.map((one) => ({
    ...one,
    chave: `${one.id_questao}`,
    removida: false,
    espera: false,
  }))
  return laterOf(
    theirs,
    kept.filter(({ espera }) => espera),
  )
}

/**
 * Merges two lists of entries; for each question the later change is taken, and the one of the first list where both
 * have the same time.
 */
export function laterOf(
  ones: readonly GuardadaAqui[],
  others: readonly GuardadaAqui[],
): GuardadaAqui[] {
  const known = new Map(ones.map((one) => [one.chave, one.escrita_em]))
  return replacedBy(
    ones,
    others.filter(({ chave, escrita_em }) => escrita_em > (known.get(chave) ?? '')),
  )
}
