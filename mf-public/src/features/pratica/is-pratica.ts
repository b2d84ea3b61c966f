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
import { isChave } from '@rumo/shared-device/fila'
import { isMarcas } from '../../shared/is-marcas.ts'
import type { Pratica, Resposta } from './pratica.rules.ts'

const hasFields = shapeOf<Pratica>({
  questoes: listOf(isQuestaoSorteada),
  respostas: listOf(
    shapeOf({
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

/** Whether what a device kept is a practice that can be continued. */
export function isPratica(kept: unknown): kept is Pratica {
  if (!hasFields(kept)) return false
  const { questoes, respostas, atual } = kept
  return (
    atual in questoes &&
    questoes.length === respostas.length &&
    questoes.every((questao, index) => isRespostaOf(questao, respostas[index]))
  )
}

/** Whether the answers are alternatives of this question, and the question is locked only when it has an answer. */
function isRespostaOf({ alternativas }: QuestaoSorteada, resposta: Resposta | undefined): boolean {
  if (!resposta) return false
  const { primeira, escolhida, conferida } = resposta
  const isOwn = (chosen: number | null) =>
    chosen === null || alternativas.some(({ id }) => id === chosen)
  const isLockedRightly = !conferida || (primeira !== null && escolhida !== null)
  return isOwn(primeira) && isOwn(escolhida) && isLockedRightly
}
