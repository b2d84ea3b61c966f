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

/** An attempt as a device keeps it, with what it takes to count it where no server does. */
export interface TentativaGuardada extends NovaTentativa {
  resultado: Resultado
  materia: QuestaoSorteada['materia']
}

interface Respondida {
  questao: Pick<QuestaoSorteada, 'id' | 'situacao' | 'alternativas' | 'materia'>
  /** The id of the alternative that was marked. */
  marcada: number
  origem: Origem
  /** Made once for this answer: a retry sends the same one. */
  chave?: string | undefined
  respondidaEmMs: number
  /** How long it took, where that is known. */
  segundos?: number | undefined
}

/** Makes an attempt of an answer. */
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

/** Whether a value may name an attempt. */
export const isChave: Guard<string> = (value): value is string => isText(value) && CHAVE.test(value)

/** Whether what a device keeps is an attempt that this release understands. */
export const isTentativa = shapeOf<TentativaGuardada>({
  chave: isChave,
  id_questao: isId,
  id_alternativa: isId,
  origem: oneOf(...ORIGENS),
  respondida_em: isInstant,
  segundos: orMissing(isNumber),
  resultado: oneOf(...RESULTADOS),
  materia: orNull(shapeOf<NonNullable<TentativaGuardada['materia']>>({ id: isId, nome: isText })),
})

/** The attempt as the server takes it, without the result: the server grades it. */
export function onTheWire(tentativa: TentativaGuardada): NovaTentativa {
  const { chave, id_questao, id_alternativa, origem, respondida_em, segundos } = tentativa
  return { chave, id_questao, id_alternativa, origem, respondida_em, segundos }
}
