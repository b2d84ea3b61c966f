import type { QuestaoCorrigida, SimuladoEncerrado } from '@rumo/contract'
import type { Marcacao, Pausa } from '@rumo/contract/rules'
import {
  isFlag,
  isId,
  isNumber,
  isQuestaoCorrigida,
  isText,
  listOf,
  oneOf,
  orMissing,
  orNull,
  shapeOf,
  isInstant,
} from '@rumo/contract/shapes'

/** The name under which a device stores the simulado that its user continues. */
export const SIMULADO_GUARDADO = 'simulado/2'

/** The name under which a device stores simulados that were handed in and then made room for another one. */
export const SIMULADOS_EM_ESPERA = 'simulados-em-espera/1'

/** The stored fields of an account's handed-in simulado. Its screen stores further fields. */
export interface SimuladoEntregue {
  readonly chave: string
  /** The id that the server gave it. */
  readonly id: number
  readonly etapa: 'entregue'
  readonly marcacoes: readonly Marcacao[]
  readonly encerradoEm: string
  readonly atual: number
  /** When its clock was stopped and started again. */
  readonly relogio?: { readonly pausas?: readonly Pausa[] | undefined } | undefined
}

export const isMarcacao = shapeOf<Marcacao>({
  id_questao: isId,
  id_alternativa: orNull(isId),
  marcada_em: isInstant,
})

export const isPausa = shapeOf<Pausa>({ em: isInstant, pausado: isFlag })

/** Whether a stored value is a simulado that an account handed in and that is not graded yet. */
export const isEntregue = shapeOf<SimuladoEntregue>({
  chave: isText,
  id: isId,
  etapa: oneOf('entregue'),
  marcacoes: listOf(isMarcacao),
  encerradoEm: isInstant,
  atual: isNumber,
  relogio: orMissing(shapeOf({ pausas: orMissing(listOf(isPausa)) })),
})

const areCorrigidas = listOf(isQuestaoCorrigida)

/** Whether the server's answer to handing in can be stored and read again. */
export const isUsable = ({ questoes, encerrado_em }: SimuladoEncerrado): boolean =>
  areCorrigidas(questoes) && questoes.length > 0 && isInstant(encerrado_em)

interface Grades {
  corrigidas: readonly QuestaoCorrigida[]
  encerradoEm: string
  /** The number of questions without their key, because a simulado under way asks them too. */
  retidas?: number | undefined
  comparacao?: SimuladoEncerrado['comparacao']
  redacao?: SimuladoEncerrado['redacao']
  /** All pauses that the server knows, including those of other devices. */
  pausas?: readonly Pausa[] | undefined
}

/** The parts of the answer to handing in that a device stores. */
export const gradesOf = ({
  questoes,
  encerrado_em,
  retidas,
  comparacao,
  redacao,
  pausas,
}: SimuladoEncerrado) => ({
  corrigidas: questoes,
  encerradoEm: encerrado_em,
  retidas,
  comparacao,
  redacao,
  pausas,
})

/** A handed-in simulado as it is stored once it is graded: its screen then shows the result. */
export function withGrades<T extends { atual: number; relogio?: object | undefined }>(
  simulado: T,
  { corrigidas, encerradoEm, retidas, comparacao, redacao, pausas }: Grades,
) {
  const atual = Math.max(0, Math.min(simulado.atual, corrigidas.length - 1))
  const etapa = 'resultado' as const
  const graded = { ...simulado, corrigidas, questoes: corrigidas, encerradoEm, atual, etapa }
  return {
    ...graded,
    ...(retidas && { retidas }),
    ...(comparacao && { comparacao }),
    ...(redacao && { redacaoEnviada: redacao }),
    ...(pausas && { relogio: { ...simulado.relogio, pausas } }),
  }
}
