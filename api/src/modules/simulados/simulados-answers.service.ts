import type { Simulado, SimuladoEmCurso, SimuladoEncerrado } from '@rumo/contract'
import { keyBy } from 'es-toolkit'
import type { PublishedQuestoes } from '../../infra/questoes/published-questoes.ts'
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

/** What is answered about simulados: their questions without a key while they are under way. */
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
    return {
      situacao: 'encerrado',
      ...cabecalhoOf(row),
      chave: row.chave,
      ...resultado,
      questoes: marcadas.flatMap(({ id_questao, id_alternativa, resultado: worth }) => {
        const questao = byId[id_questao]
        return questao && worth ? { ...questao, marcada: id_alternativa, resultado: worth } : []
      }),
      recorrecao: recorrecaoOf(row, await repository.recorrigidas(row)),
    }
  }

  return {
    ended,
    whole: async (row: SimuladoRow): Promise<Simulado> => (await ended(row)) ?? underWay(row),

    /** That of a visitor, of which nothing is kept. */
    async loose(proposta: Proposta): Promise<SimuladoEmCurso> {
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
