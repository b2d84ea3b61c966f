import type { QuestaoSorteada } from '@rumo/contract'
import { newChave } from '@rumo/shared-device/fila'
import type { Marca } from '@rumo/shared-ui'

/** What a user did with one question. Alternatives are given by their ids. */
export interface Resposta {
  /** The first answer, the only one that counts; null before it is given. */
  readonly primeira: number | null
  readonly escolhida: number | null
  /** Whether the choice was answered: the question then shows right or wrong and is locked. */
  readonly conferida: boolean
  readonly foiVista: boolean
  /** The ids of the alternatives that were crossed out; missing when none was. */
  readonly riscadas?: readonly number[] | undefined
  /** The passages that were highlighted; missing when none was. */
  readonly marcas?: readonly Marca[] | undefined
  /**
   * The unique name of the attempt that the first answer makes. It is the same in every tab, so that the answer counts
   * once.
   */
  readonly chave?: string | undefined
}

/** One set of questions in practice. `respostas` has one entry for each of `questoes`, in the same order. */
export interface Pratica {
  readonly questoes: readonly QuestaoSorteada[]
  readonly respostas: readonly Resposta[]
  /** The index of the current question; while the result is shown, of the last one before it. */
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

/** Begins to practise a set at its first question. `chaves` are the names of the attempts, new ones by default. */
export function startPratica(
  questoes: readonly QuestaoSorteada[],
  chaves: readonly string[] = questoes.map(() => newChave()),
): Pratica {
  const respostas = questoes.map((_, index) => ({ ...EM_BRANCO, chave: chaves[index] }))
  return goTo({ questoes, respostas, atual: 0, mostraResultado: false }, 0)
}

/**
 * Returns the practice after an action (docs/decisions/practice.md). An answer locks the question, trying again unlocks
 * it, and only the first answer counts. An action that is not possible changes nothing.
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

/** Chooses an alternative. If it was crossed out, it no longer is. */
function chooseIn(resposta: Resposta, id: number): Resposta {
  const { riscadas } = resposta
  return {
    ...resposta,
    escolhida: id,
    ...(riscadas && { riscadas: riscadas.filter((riscada) => riscada !== id) }),
  }
}

/** Crosses an alternative out, or takes that back. The chosen alternative cannot be crossed out. */
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

/** The answer that counts for each question, in the order of the set; null for a question without one. */
export function firstAnswers({ respostas }: Pratica): (number | null)[] {
  return respostas.map(({ primeira }) => primeira)
}

/** A question of a set with the answer that counts. */
export interface Primeira {
  questao: QuestaoSorteada
  marcada: number
  chave?: string | undefined
}

/** The answers that count and were not there before; all of them when `before` is undefined. */
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
