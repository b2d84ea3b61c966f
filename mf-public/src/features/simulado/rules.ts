import type { QuestaoSorteada } from '@rumo/contract'
import {
  isId,
  isQuestaoSorteada,
  listOf,
  oneOf,
  orNull,
  shapeOf,
  type Guard,
} from '@rumo/contract/shapes'

/** A simulated exam. `marcadas` are ids of alternatives beside `questoes`, place by place; null: blank. */
export interface Simulado {
  readonly questoes: readonly QuestaoSorteada[]
  readonly marcadas: readonly (number | null)[]
  /** The index of the question shown, or of the one shown last. */
  readonly atual: number
  /** From `resultado` on it was handed in: nothing of it changes any more. */
  readonly etapa: 'em-curso' | 'resultado' | 'revisao'
}

export type Action =
  | { type: 'mark'; id: number }
  | { type: 'go'; index: number }
  | { type: 'end' }
  | { type: 'show-result' }

/** Begins a simulado at its first question. */
export function startSimulado(questoes: readonly QuestaoSorteada[]): Simulado {
  return { questoes, marcadas: questoes.map(() => null), atual: 0, etapa: 'em-curso' }
}

/**
 * What an action makes of a simulado (docs/product.md section 4): an answer may change until all have one
 * and the simulado is ended, which locks them together. What is not possible changes nothing.
 */
export function takeSimulado(simulado: Simulado, action: Action): Simulado {
  switch (action.type) {
    case 'mark':
      return mark(simulado, action.id)
    case 'go':
      return goTo(simulado, action.index)
    case 'end':
      return canEnd(simulado) ? { ...simulado, etapa: 'resultado' } : simulado
    case 'show-result':
      return simulado.etapa === 'revisao' ? { ...simulado, etapa: 'resultado' } : simulado
    default:
      return action satisfies never
  }
}

function mark(simulado: Simulado, id: number): Simulado {
  const { questoes, marcadas, atual, etapa } = simulado
  const isOfAtual = questoes[atual]?.alternativas.some((alternativa) => alternativa.id === id)
  if (etapa !== 'em-curso' || !isOfAtual) return simulado
  return { ...simulado, marcadas: marcadas.with(atual, id) }
}

function goTo(simulado: Simulado, index: number): Simulado {
  if (!(index in simulado.questoes)) return simulado
  const etapa = simulado.etapa === 'em-curso' ? 'em-curso' : 'revisao'
  return { ...simulado, atual: index, etapa }
}

/** Whether a simulado can be handed in: it is under way and every question has an answer. */
export function canEnd({ marcadas, etapa }: Simulado): boolean {
  return etapa === 'em-curso' && marcadas.every((id) => id !== null)
}

/** How many questions have an answer. */
export function countMarked({ marcadas }: Simulado): number {
  return marcadas.filter((id) => id !== null).length
}

const hasFields = shapeOf<Simulado>({
  questoes: listOf(isQuestaoSorteada),
  marcadas: listOf(orNull(isId)),
  atual: Number.isInteger as Guard<number>,
  etapa: oneOf('em-curso', 'resultado', 'revisao'),
})

/** Whether what a device kept is a simulado that can be gone on with. */
export function isSimulado(kept: unknown): kept is Simulado {
  if (!hasFields(kept)) return false
  const { questoes, marcadas, atual, etapa } = kept
  const isOwn = ({ alternativas }: QuestaoSorteada, marcada: number | null | undefined) =>
    marcada === null ? etapa === 'em-curso' : alternativas.some(({ id }) => id === marcada)
  return (
    atual in questoes &&
    questoes.length === marcadas.length &&
    questoes.every((questao, index) => isOwn(questao, marcadas[index]))
  )
}
