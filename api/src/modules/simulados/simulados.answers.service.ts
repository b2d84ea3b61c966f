import type { QuestaoCorrigida, Simulado, SimuladoEmCurso, SimuladoEncerrado } from '@rumo/contract'
import { placarOf } from '@rumo/contract/rules'
import { keyBy } from 'es-toolkit'
import type { PublishedQuestoes } from '../../domain/questoes/published-questoes.ts'
import { marcacoesOf } from './marcacoes.repository.ts'
import { horasOf, materiaOf, type Proposta } from './proposta.ts'
import {
  cabecalhoOf,
  recorrecaoOf,
  resultadoOf,
  type SimuladoRow,
} from './read-simulados.repository.ts'
import { SemQuestoesError } from './simulados.errors.ts'
import type { SimuladosRepository } from './simulados.repository.ts'

/** A question of an ended simulado that another simulado, under way, also asks: it is shown without its key. */
function withheld(questao: QuestaoCorrigida): QuestaoCorrigida {
  const alternativas = questao.alternativas.map((alternativa) => {
    return { ...alternativa, correta: false, comentario: null }
  })
  const resultado = 'sem-gabarito'
  return { ...questao, situacao: 'normal', explicacao: null, alternativas, resultado }
}

/** What the response about an ended simulado has besides its grades. */
async function besides(
  repository: SimuladosRepository,
  row: SimuladoRow,
  emCurso: ReadonlySet<number>,
): Promise<Pick<SimuladoEncerrado, 'comparacao' | 'redacao'>> {
  // While another simulado is under way, a comparison could reveal the results of its questions.
  const comparacao = emCurso.size > 0 ? null : await repository.comparacao(row)
  const redacao = await repository.redacao(row)
  return { ...(comparacao && { comparacao }), ...(redacao && { redacao }) }
}

/** Makes the responses about simulados. While a simulado is under way, its questions have no key. */
export function simuladosAnswers(repository: SimuladosRepository, published: PublishedQuestoes) {
  async function underWay(row: SimuladoRow): Promise<SimuladoEmCurso> {
    const marcadas = await repository.marcadas(row.id)
    const { byIds } = await published()
    return {
      situacao: 'em_curso',
      ...cabecalhoOf(row),
      chave: row.chave,
      agora: new Date().toISOString(),
      questoes: await byIds(marcadas.map(({ id_questao }) => id_questao)),
      marcacoes: marcacoesOf(marcadas),
    }
  }

  async function ended(row: SimuladoRow): Promise<SimuladoEncerrado | null> {
    const resultado = resultadoOf(row)
    if (!resultado) return null
    const marcadas = await repository.marcadas(row.id)
    const questoes = await repository.questoes(marcadas.map(({ id_questao }) => id_questao))
    const byId = keyBy(questoes, ({ id }) => id)
    const emCurso = await repository.emCurso(row.id_usuario)
    const corrigidas = marcadas.flatMap(({ id_questao, id_alternativa, resultado: worth }) => {
      const questao = byId[id_questao]
      if (!questao || !worth) return []
      const corrigida = { ...questao, marcada: id_alternativa, resultado: worth }
      return emCurso.has(id_questao) ? withheld(corrigida) : corrigida
    })
    const retidas = corrigidas.filter(({ id }) => emCurso.has(id)).length
    const whole = { situacao: 'encerrado', ...cabecalhoOf(row), chave: row.chave } as const
    return {
      ...whole,
      ...resultado,
      ...(retidas > 0 && { ...placarOf(corrigidas.map((one) => one.resultado)), retidas }),
      questoes: corrigidas,
      recorrecao: retidas > 0 ? null : recorrecaoOf(row, await repository.recorrigidas(row)),
      ...(await besides(repository, row, emCurso)),
    }
  }

  return {
    ended,
    whole: async (row: SimuladoRow): Promise<Simulado> => (await ended(row)) ?? underWay(row),

    /** A simulado of a visitor, which is not stored. */
    async withoutAccount(proposta: Proposta): Promise<SimuladoEmCurso> {
      const questoes = await (await published()).byIds(proposta.ids)
      if (questoes.length === 0) throw new SemQuestoesError()
      const { novo, prova, nowMs } = proposta
      return {
        situacao: 'em_curso',
        id: null,
        chave: novo.chave,
        tipo: novo.tipo,
        prova,
        materia: await repository.materia(materiaOf(novo)),
        ...horasOf(proposta),
        agora: new Date(nowMs).toISOString(),
        questoes,
        marcacoes: [],
      }
    },
  }
}
