import {
  isFlag,
  isId,
  isNumber,
  isQuestaoCorrigida,
  isQuestaoDeSimulado,
  isQuestaoSorteada,
  isText,
  listOf,
  oneOf,
  orMissing,
  orNull,
  shapeOf,
  type Guard,
  isInstant,
} from '@rumo/contract/shapes'
import { isMarcacao, isPausa } from '@rumo/shared-device/simulados'
import { isMarcas } from '../../shared/is-marcas.ts'
import type { Simulado } from './simulado.ts'

const isMarcasByQuestao = (kept: unknown): kept is NonNullable<Simulado['marcas']> =>
  typeof kept === 'object' && kept !== null && Object.values(kept).every(isMarcas)

const isNamed = shapeOf<{ id: number; nome: string }>({ id: isId, nome: isText })

type Comparacao = NonNullable<Simulado['comparacao']>
type Enviada = NonNullable<Simulado['redacaoEnviada']>

const isComparacao = shapeOf<Comparacao>({
  anterior: orNull(
    shapeOf({
      id: isId,
      encerrado_em: isInstant,
      certas: isNumber,
      total: isNumber,
    }),
  ),
  outros: orNull(
    shapeOf({
      pessoas: isNumber,
      media: isNumber,
      abaixo: isNumber,
    }),
  ),
})

const isRedacaoEnviada = shapeOf<Enviada>({
  id: isId,
  nota: orNull(
    shapeOf({
      rubrica: oneOf('enem', 'rumo'),
      nota: isNumber,
      maximo: isNumber,
    }),
  ),
})

const hasFields = shapeOf<Simulado>({
  chave: isText,
  id: orNull(isId),
  tipo: oneOf('sorteio', 'prova'),
  prova: orNull(isNamed),
  materia: orNull(isNamed),
  questoes: listOf(isQuestaoDeSimulado),
  gabarito: orNull(listOf(isQuestaoSorteada)),
  marcacoes: listOf(isMarcacao),
  paraRever: listOf(isId),
  riscadas: listOf(isId),
  marcas: orMissing(isMarcasByQuestao),
  relogio: shapeOf({
    iniciadoEmMs: isNumber,
    terminaEmMs: orNull(isNumber),
    pausas: orMissing(listOf(isPausa)),
  }),
  diferencaMs: isNumber,
  vistoEmMs: orMissing(isNumber),
  pedidas: orMissing(isNumber),
  escondeRelogio: isFlag,
  atual: Number.isInteger as Guard<number>,
  etapa: oneOf('em-curso', 'entregue', 'resultado', 'revisao'),
  encerradoEm: orNull(isInstant),
  corrigidas: orNull(listOf(isQuestaoCorrigida)),
  retidas: orMissing(isNumber),
  comparacao: orMissing(isComparacao),
  redacaoEnviada: orMissing(orNull(isRedacaoEnviada)),
  resultadoVisto: orMissing(isFlag),
  chaves: listOf(isText),
  redacao: orMissing(oneOf('entregue', 'recusada')),
})

/** Whether what a device kept is a simulado that can be continued. */
export function isSimulado(kept: unknown): kept is Simulado {
  if (!hasFields(kept)) return false
  const { questoes, atual, etapa, encerradoEm, corrigidas, marcacoes, gabarito } = kept
  const alternativas = new Map(
    questoes.map(({ id, alternativas: own }) => [id, new Set(own.map((one) => one.id))]),
  )
  const isGraded = etapa === 'resultado' || etapa === 'revisao'
  return (
    atual in questoes &&
    (gabarito === null || gabarito.length === questoes.length) &&
    (etapa === 'em-curso') === (encerradoEm === null) &&
    isGraded === (corrigidas !== null) &&
    // After grading, a marked alternative may have been deleted from its question.
    (isGraded ||
      marcacoes.every(
        ({ id_questao, id_alternativa }) =>
          id_alternativa === null || alternativas.get(id_questao)?.has(id_alternativa),
      ))
  )
}
