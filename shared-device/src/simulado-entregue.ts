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

/** The name under which a device keeps the simulado that one goes on with. */
export const SIMULADO_GUARDADO = 'simulado/2'

/** The name under which it keeps those that were handed in and made room for another one. */
export const SIMULADOS_EM_ESPERA = 'simulados-em-espera/1'

/** What a device keeps of a simulado of an account that was handed in, beside what its screen alone knows. */
export interface SimuladoEntregue {
  readonly chave: string
  /** The server's. */
  readonly id: number
  readonly etapa: 'entregue'
  readonly marcacoes: readonly Marcacao[]
  readonly encerradoEm: string
  readonly atual: number
  /** Its clock: when it was stopped and let run again. */
  readonly relogio?: { readonly pausas?: readonly Pausa[] | undefined } | undefined
}

export const isMarcacao = shapeOf<Marcacao>({
  id_questao: isId,
  id_alternativa: orNull(isId),
  marcada_em: isInstant,
})

export const isPausa = shapeOf<Pausa>({ em: isInstant, pausado: isFlag })

/** Whether what a device keeps was handed in by an account, and is not graded yet. */
export const isEntregue = shapeOf<SimuladoEntregue>({
  chave: isText,
  id: isId,
  etapa: oneOf('entregue'),
  marcacoes: listOf(isMarcacao),
  encerradoEm: isInstant,
  atual: isNumber,
  relogio: orMissing(
    shapeOf<NonNullable<SimuladoEntregue['relogio']>>({ pausas: orMissing(listOf(isPausa)) }),
  ),
})

const areCorrigidas = listOf(isQuestaoCorrigida)

/** Whether what a server says of an end can be kept, and read again. */
export const isUsable = ({ questoes, encerrado_em }: SimuladoEncerrado): boolean =>
  areCorrigidas(questoes) && questoes.length > 0 && isInstant(encerrado_em)

interface Grades {
  corrigidas: readonly QuestaoCorrigida[]
  encerradoEm: string
  /** How many of them came without their key, which a simulado under way asks too. */
  retidas?: number | undefined
  comparacao?: SimuladoEncerrado['comparacao']
  redacao?: SimuladoEncerrado['redacao']
  /** All that the server knows of, those of other devices too. */
  pausas?: readonly Pausa[] | undefined
}

/** What a device keeps of the answer to an end. */
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

/** A simulado that was handed in, as it is kept once it is graded: on its result. */
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
