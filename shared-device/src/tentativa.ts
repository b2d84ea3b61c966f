import { ORIGENS, type NovaTentativa, type Origem, type QuestaoSorteada } from '@rumo/contract'
import { gradeQuestao, RESULTADOS, type Resultado } from '@rumo/contract/rules'
import {
  isId,
  isNumber,
  isText,
  oneOf,
  orMissing,
  orNull,
  shapeOf,
  type Guard,
  isInstant,
} from '@rumo/contract/shapes'
import { v4 as newChave } from 'uuid'

export { newChave }

/** An attempt as a device stores it, with the fields that are needed for statistics where no server calculates them. */
export interface TentativaGuardada extends NovaTentativa {
  resultado: Resultado
  materia: QuestaoSorteada['materia']
}

interface Respondida {
  questao: Pick<QuestaoSorteada, 'id' | 'situacao' | 'alternativas' | 'materia'>
  /** The id of the marked alternative. */
  marcada: number
  origem: Origem
  /** Created once for this answer, so that a retry sends the same key. */
  chave?: string | undefined
  respondidaEmMs: number
  /** How long the answer took, where that is known. */
  segundos?: number | undefined
}

/** Builds an attempt from an answer. */
export function tentativaOf(respondida: Respondida): TentativaGuardada {
  const { questao, marcada, origem, chave = newChave(), respondidaEmMs, segundos } = respondida
  return {
    chave,
    id_questao: questao.id,
    id_alternativa: marcada,
    origem,
    respondida_em: new Date(respondidaEmMs).toISOString(),
    segundos,
    resultado: gradeQuestao(questao, marcada),
    materia: questao.materia,
  }
}

const CHAVE = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

/** Whether a value may be the key of an attempt. */
export const isChave: Guard<string> = (value): value is string => isText(value) && CHAVE.test(value)

/** Whether a stored value is an attempt that this release understands. */
export const isTentativa = shapeOf<TentativaGuardada>({
  chave: isChave,
  id_questao: isId,
  id_alternativa: isId,
  origem: oneOf(...ORIGENS),
  respondida_em: isInstant,
  segundos: orMissing(isNumber),
  resultado: oneOf(...RESULTADOS),
  materia: orNull(shapeOf({ id: isId, nome: isText })),
})

/** The attempt in the form that the server accepts: without the result, because the server grades it. */
export function onTheWire(tentativa: TentativaGuardada): NovaTentativa {
  const { chave, id_questao, id_alternativa, origem, respondida_em, segundos } = tentativa
  return { chave, id_questao, id_alternativa, origem, respondida_em, segundos }
}
