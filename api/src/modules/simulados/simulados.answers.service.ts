import type { QuestaoCorrigida, Simulado, SimuladoEmCurso, SimuladoEncerrado } from '@rumo/contract'
import { placarOf } from '@rumo/contract/rules'
import { keyBy } from 'es-toolkit'
import type { Database } from '../../infra/database/db.ts'
import { readEmCurso } from '../../domain/tentativas/em-curso.ts'
import type { lastPublishedQuestoes } from '../../domain/questoes/last-published.ts'
import type { PublishedQuestoes } from '../../domain/questoes/published-questoes.ts'
import { readComparacao } from './comparacao.repository.ts'
import { marcacoesOf } from './marcacoes.repository.ts'
import { findRedacaoDo } from './redacao-do-simulado.repository.ts'
import { readMateria } from './start-simulado.repository.ts'
import { horasOf, materiaOf, type Proposta } from './proposta.ts'
import {
  cabecalhoOf,
  readMarcadas,
  readRecorrigidas,
  recorrecaoOf,
  resultadoOf,
  type SimuladoRow,
} from './read-simulados.repository.ts'
import { SemQuestoesError } from './simulados.errors.ts'

/** What is needed to answer about simulados; `readQuestoes` gives questions with their current key. */
export interface Answering {
  db: Database
  published: PublishedQuestoes
  readQuestoes: ReturnType<typeof lastPublishedQuestoes>
}

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
  db: Database,
  row: SimuladoRow,
  emCurso: ReadonlySet<number>,
): Promise<Pick<SimuladoEncerrado, 'comparacao' | 'redacao'>> {
  // While another simulado is under way, a comparison could reveal the results of its questions.
  const comparacao = emCurso.size > 0 ? null : await readComparacao(db, row)
  const redacao = await findRedacaoDo(db, row)
  return { ...(comparacao && { comparacao }), ...(redacao && { redacao }) }
}

/** Makes the responses about simulados. While a simulado is under way, its questions have no key. */
export function simuladosAnswers({ db, published, readQuestoes }: Answering) {
  async function underWay(row: SimuladoRow): Promise<SimuladoEmCurso> {
    const marcadas = await readMarcadas(db, row.id)
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
    const marcadas = await readMarcadas(db, row.id)
    const questoes = await readQuestoes(marcadas.map(({ id_questao }) => id_questao))
    const byId = keyBy(questoes, ({ id }) => id)
    const emCurso = await readEmCurso(db, row.id_usuario)
    const corrigidas = marcadas.flatMap(({ id_questao, id_alternativa, resultado: worth }) => {
      const questao = byId[id_questao]
      if (!questao || !worth) return []
      const corrigida = { ...questao, marcada: id_alternativa, resultado: worth }
      return emCurso.has(id_questao) ? withheld(corrigida) : corrigida
    })
    const retidas = corrigidas.filter(({ id }) => emCurso.has(id)).length
    const recorrigidas = await readRecorrigidas(db, [row])
    const whole = { situacao: 'encerrado', ...cabecalhoOf(row), chave: row.chave } as const
    return {
      ...whole,
      ...resultado,
      ...(retidas > 0 && { ...placarOf(corrigidas.map((one) => one.resultado)), retidas }),
      questoes: corrigidas,
      recorrecao: retidas > 0 ? null : recorrecaoOf(row, recorrigidas.get(row.id)),
      ...(await besides(db, row, emCurso)),
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
        materia: await readMateria(db, materiaOf(novo)),
        ...horasOf(proposta),
        agora: new Date(nowMs).toISOString(),
        questoes,
        marcacoes: [],
      }
    },
  }
}
