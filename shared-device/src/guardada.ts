import type { QuestaoAchada, QuestaoGuardada } from '@rumo/contract'
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

/** A question that an owner keeps on a device. */
export interface GuardadaAqui extends QuestaoGuardada {
  /** Its question's id: there is one of each. */
  chave: string
  /** Whether it was removed: kept as long as the server is to be told. */
  removida: boolean
  /** Whether the server does not have it so yet. */
  espera: boolean
}

/** What a user writes about a question. */
export type Escrita = Pick<QuestaoGuardada, 'id_questao' | 'anotacao' | 'listas' | 'questao'> &
  Partial<Pick<QuestaoGuardada, 'guardada_em'>>

/** Whether this release understands what a device keeps. */
export const isGuardada = shapeOf<GuardadaAqui>({
  chave: isText,
  id_questao: isId,
  anotacao: isText,
  listas: listOf(isText),
  guardada_em: isText,
  escrita_em: isText,
  questao: orNull(
    shapeOf<QuestaoAchada>({
      id: isId,
      numero: orNull(isNumber),
      trecho: isText,
      ...ORIGEM,
    }),
  ),
  removida: isFlag,
  espera: isFlag,
})

/** Those that are kept, the newest first. */
export const shownIn = (all: readonly GuardadaAqui[]): GuardadaAqui[] =>
  all
    .filter(({ removida }) => !removida)
    .toSorted((one, other) =>
      one.guardada_em === other.guardada_em
        ? other.id_questao - one.id_questao
        : other.guardada_em.localeCompare(one.guardada_em),
    )

/** What becomes of a question's place among those kept: a writing is always later than the one before. */
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

/** The same for one that is removed: its words go at once. */
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

/** The lists of a question after one of them got another name, each once. */
export const renamedIn = (listas: readonly string[], lista: string, nome: string): string[] => [
  ...new Set(listas.map((one) => (one === lista ? nome : one))),
]

/** Puts each of these in the place of what is kept of its question. */
export const replacedBy = (
  kept: readonly GuardadaAqui[],
  changed: readonly GuardadaAqui[],
): GuardadaAqui[] => [...new Map([...kept, ...changed].map((one) => [one.chave, one])).values()]

/** What an account has on a device after its server told what it keeps: the later writing of each question. */
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

/** Both, and of each question the later writing; of the first where they are of one time. */
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
