import type { AnaliseDeQuestao, QuestaoAConferir } from '@rumo/contract'
import {
  ACHADOS_DE_ANALISE,
  analisarQuestao,
  type Analise,
  LEAST_RESPOSTAS,
} from '@rumo/contract/rules'
import { setImmediate } from 'node:timers/promises'
import { cacheByVersion } from '../../infra/cache/cache.ts'
import type { Database } from '../../infra/database/db.ts'
import { findQuestao, listRespondidas, readNomeadas, readPrimeiras } from './analises.repository.ts'
import type { Placares } from './placares.repository.ts'

const HOUR_MS = 3_600_000
/** How many questions are read from the database in one step; other requests are served between two steps. */
const QUESTOES_A_STEP = 20
const MOST_LISTED = 20

const currentHour = async () => Math.floor(Date.now() / HOUR_MS)

type Achados = QuestaoAConferir['achados']

interface Suspeita {
  id: number
  versao: number
  respostas: number
  achados: Achados
}

export function analisesService(db: Database) {
  /** The analysis of one question; undefined when there is no such question. */
  async function one(id: number, placares: Placares): Promise<AnaliseDeQuestao | undefined> {
    const questao = await findQuestao(db, id)
    if (!questao) return undefined
    const { alternativas, situacao } = questao
    const primeiras = await readPrimeiras(db, id, placares)
    const respostas = primeiras.length
    // An annulled question counts as right for all students, so its answers say nothing about the question.
    const analise = situacao === 'anulada' ? null : analisarQuestao(alternativas, primeiras)
    return { respostas, analise: analise && withLetras(analise, alternativas) }
  }

  const suspeitas = cacheByVersion(currentHour, async () => {
    const placares: Placares = new Map()
    const found: Suspeita[] = []
    let after: number | undefined = 0
    while (after !== undefined) {
      const questoes = await listRespondidas(db, after, QUESTOES_A_STEP)
      for (const questao of questoes.filter(({ respostas }) => respostas >= LEAST_RESPOSTAS)) {
        const achados = (await one(questao.id, placares))?.analise?.achados.filter(isGrave) ?? []
        if (achados.length > 0) found.push({ ...questao, achados })
        await setImmediate()
      }
      after = questoes.at(-1)?.id
    }
    return found.toSorted(byGravity).slice(0, MOST_LISTED)
  })

  return {
    one: (id: number) => one(id, new Map()),

    /**
     * The questions that an administrator should check, the most serious first. Questions that were changed after the
     * analysis are left out: an administrator has looked at them since.
     */
    async aConferir(): Promise<QuestaoAConferir[]> {
      const found = await suspeitas()
      if (found.length === 0) return []
      const ids = found.map(({ id }) => id)
      const rows = await readNomeadas(db, ids)
      const named = new Map(rows.map((row) => [row.id, row]))
      return found.flatMap(({ id, versao, achados }) => {
        const now = named.get(id)
        if (now?.versao !== versao) return []
        const { numero, id_prova, nome_prova, ano, semestre } = now
        const vestibular = ano === null || semestre === null ? null : { ano, semestre }
        return { id, numero, prova: { id: id_prova, nome: nome_prova, vestibular }, achados }
      })
    },
  }
}

function withLetras(
  { alternativas, achados, facilidade, discriminacao, eficiencia }: Analise,
  named: readonly { id: number; letra: string }[],
) {
  const letras = new Map(named.map(({ id, letra }) => [id, letra]))
  return {
    facilidade,
    discriminacao,
    eficiencia,
    alternativas: alternativas.map((one) => ({ ...one, letra: letras.get(one.id) ?? '' })),
    achados: achados.map(({ codigo, id_alternativa }) => ({
      codigo,
      ...(id_alternativa !== undefined && { letra: letras.get(id_alternativa) }),
    })),
  }
}

/** That nearly all students answer a question right is no sign of a wrong key. */
const isGrave = ({ codigo }: Achados[number]) => codigo !== 'quase_todos_acertam'

const gravityOf = ({ achados }: Suspeita) =>
  ACHADOS_DE_ANALISE.findIndex((codigo) => achados[0]?.codigo === codigo)

/** Among equally serious questions, the one with more answers comes first: its figures are more certain. */
const byGravity = (a: Suspeita, b: Suspeita) =>
  gravityOf(a) - gravityOf(b) || b.respostas - a.respostas || a.id - b.id
