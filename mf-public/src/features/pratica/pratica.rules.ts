import type { QuestaoSorteada } from '@rumo/contract'
import {
  isFlag,
  isId,
  isQuestaoSorteada,
  listOf,
  orMissing,
  orNull,
  shapeOf,
  type Guard,
} from '@rumo/contract/shapes'
import { isChave, newChave } from '@rumo/shared-device/fila'
import type { Marca } from '@rumo/shared-ui'
import { isMarcas } from '../../shared/is-marcas.ts'

/** What a visitor did with one question; alternatives by their id. */
export interface Resposta {
  /** The first answer, the only one that counts; null before there is one. */
  readonly primeira: number | null
  /** What is chosen now. */
  readonly escolhida: number | null
  /** Whether the choice was answered: it shows right or wrong, and the question is locked. */
  readonly conferida: boolean
  readonly foiVista: boolean
  /** The ids of alternatives that were crossed out; missing before there is one. */
  readonly riscadas?: readonly number[] | undefined
  /** The passages that were marked; missing before there is one. */
  readonly marcas?: readonly Marca[] | undefined
  /** Names the attempt that its first answer is, in whichever tab it is given. */
  readonly chave?: string | undefined
}

/** One set of questions in practice. `respostas` stands beside `questoes`, place by place. */
export interface Pratica {
  readonly questoes: readonly QuestaoSorteada[]
  readonly respostas: readonly Resposta[]
  /** The index of the question shown, or of the one shown last before the result. */
  readonly atual: number
  readonly mostraResultado: boolean
}

export type Action =
  | { type: 'choose'; id: number }
  | { type: 'answer' }
  | { type: 'strike'; id: number }
  | { type: 'highlight'; marcas: readonly Marca[] }
  | { type: 'retry' }
  | { type: 'go'; index: number }
  | { type: 'finish' }

const EM_BRANCO: Resposta = { primeira: null, escolhida: null, conferida: false, foiVista: false }

/** Begins to practise a set at its first question. Its answers are named by `chaves`, new ones unless told. */
export function startPratica(
  questoes: readonly QuestaoSorteada[],
  chaves: readonly string[] = questoes.map(() => newChave()),
): Pratica {
  const respostas = questoes.map((_, index) => ({ ...EM_BRANCO, chave: chaves[index] }))
  return goTo({ questoes, respostas, atual: 0, mostraResultado: false }, 0)
}

/**
 * What an action makes of a practice (docs/decisions/practice.md): an answer locks the question, trying
 * again unlocks it, and only the first answer counts. What is not possible changes nothing.
 */
export function practise(pratica: Pratica, action: Action): Pratica {
  switch (action.type) {
    case 'choose':
      return changeAtual(pratica, (resposta) =>
        resposta.conferida ? resposta : chooseIn(resposta, action.id),
      )
    case 'strike':
      return changeAtual(pratica, (resposta) => strikeIn(resposta, action.id))
    case 'highlight':
      return changeAtual(pratica, (resposta) => ({ ...resposta, marcas: action.marcas }))
    case 'answer':
      return changeAtual(pratica, (resposta) =>
        resposta.escolhida === null
          ? resposta
          : { ...resposta, conferida: true, primeira: resposta.primeira ?? resposta.escolhida },
      )
    case 'retry':
      return changeAtual(pratica, (resposta) => ({
        ...resposta,
        escolhida: null,
        conferida: false,
      }))
    case 'go':
      return goTo(pratica, action.index)
    case 'finish':
      return { ...pratica, mostraResultado: true }
    default:
      return action satisfies never
  }
}

/** Choosing what was crossed out takes that back. */
function chooseIn(resposta: Resposta, id: number): Resposta {
  const { riscadas } = resposta
  return {
    ...resposta,
    escolhida: id,
    ...(riscadas && { riscadas: riscadas.filter((riscada) => riscada !== id) }),
  }
}

/** Crosses an alternative out, or takes that back; never the chosen one. */
function strikeIn(resposta: Resposta, id: number): Resposta {
  const { riscadas = [], escolhida, conferida } = resposta
  if (conferida || id === escolhida) return resposta
  const isStruck = riscadas.includes(id)
  return {
    ...resposta,
    riscadas: isStruck ? riscadas.filter((riscada) => riscada !== id) : [...riscadas, id],
  }
}

function goTo(pratica: Pratica, index: number): Pratica {
  if (!(index in pratica.questoes)) return pratica
  return changeAtual({ ...pratica, atual: index, mostraResultado: false }, (resposta) => ({
    ...resposta,
    foiVista: true,
  }))
}

function changeAtual(pratica: Pratica, change: (resposta: Resposta) => Resposta): Pratica {
  const { respostas, atual } = pratica
  return {
    ...pratica,
    respostas: respostas.map((resposta, index) => (index === atual ? change(resposta) : resposta)),
  }
}

const hasFields = shapeOf<Pratica>({
  questoes: listOf(isQuestaoSorteada),
  respostas: listOf(
    shapeOf<Resposta>({
      primeira: orNull(isId),
      escolhida: orNull(isId),
      conferida: isFlag,
      foiVista: isFlag,
      riscadas: orMissing(listOf(isId)),
      marcas: orMissing(isMarcas),
      chave: orMissing(isChave),
    }),
  ),
  atual: Number.isInteger as Guard<number>,
  mostraResultado: isFlag,
})

/** Whether what a device kept is a practice that can be gone on with. */
export function isPratica(kept: unknown): kept is Pratica {
  if (!hasFields(kept)) return false
  const { questoes, respostas, atual } = kept
  return (
    atual in questoes &&
    questoes.length === respostas.length &&
    questoes.every((questao, index) => isRespostaOf(questao, respostas[index] ?? EM_BRANCO))
  )
}

/** Whether an answer is one of its question's own, and locked only where there is one. */
function isRespostaOf(
  { alternativas }: QuestaoSorteada,
  { primeira, escolhida, conferida }: Resposta,
): boolean {
  const isOwn = (chosen: number | null) =>
    chosen === null || alternativas.some(({ id }) => id === chosen)
  const isLockedRightly = !conferida || (primeira !== null && escolhida !== null)
  return isOwn(primeira) && isOwn(escolhida) && isLockedRightly
}

/** The answers that count, place by place; null where a question has none. */
export function firstAnswers({ respostas }: Pratica): (number | null)[] {
  return respostas.map(({ primeira }) => primeira)
}

/** An answer that counts, to a question of a set. */
export interface Primeira {
  questao: QuestaoSorteada
  marcada: number
  chave?: string | undefined
}

/** The answers that count and that a set did not have before; all of them, where there is no before. */
export function newAnswers(
  before: Pratica | undefined,
  { questoes, respostas }: Pratica,
): Primeira[] {
  return questoes.flatMap((questao, index) => {
    const { primeira: marcada = null, chave } = respostas[index] ?? {}
    const isOld = (before?.respostas[index]?.primeira ?? null) !== null
    return marcada === null || isOld ? [] : [{ questao, marcada, chave }]
  })
}

export function countAnswered(pratica: Pratica): number {
  return firstAnswers(pratica).filter((primeira) => primeira !== null).length
}

/** The indexes of the questions without an answer that counts. */
export function blanksIn(pratica: Pratica): number[] {
  return firstAnswers(pratica).flatMap((primeira, index) => (primeira === null ? [index] : []))
}

/** The questions that were on the screen. */
export function seenIn({ questoes, respostas }: Pratica): QuestaoSorteada[] {
  return questoes.filter((_, index) => respostas[index]?.foiVista)
}
