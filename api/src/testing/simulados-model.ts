import type { Envelope, Simulado } from '@rumo/contract'
import { gradeQuestao, type Marcacao, placarOf, type Resultado } from '@rumo/contract/rules'
import { expect } from 'vitest'
import type { Database } from '../infra/database/db.ts'
import type { TestApi } from './api.ts'

/** The expected state of a simulado on its device and on the server. */
export interface Known {
  id: number
  chave: string
  who: number
  ids: readonly number[]
  /** The card on the device, last, after all its earlier versions: a request may arrive late. */
  cards: Marcacao[][]
  sent: Marcacao[]
  /** The result of each question at the end of the simulado; null while it is under way. */
  told: Resultado[] | null
}

/**
 * Checks that the simulado that its student reads is the expected one. `asked` has the questions of the student's
 * simulados under way.
 */
export async function expectSimulado(
  api: TestApi,
  known: Known,
  { token, asked }: { token: string | undefined; asked: ReadonlySet<number> },
): Promise<void> {
  const { body } = await api.get<Envelope<Simulado>>(`/simulados/${known.id}`, token)
  const { dados } = body
  expect(dados.questoes.map(({ id }) => id)).toEqual(known.ids)
  if (dados.situacao === 'em_curso') {
    expect(known.told).toBeNull()
    expect(byQuestao(dados.marcacoes)).toEqual(known.sent)
    return
  }
  const now = await resultadosOf(api.db, known)
  const isAsked = (place: number) => asked.has(known.ids[place] ?? 0)
  const shown = now.map((resultado, place) => (isAsked(place) ? 'sem-gabarito' : resultado))
  expect(dados).toMatchObject(placarOf(shown))
  expect(dados.questoes.map(({ resultado }) => resultado)).toEqual(shown)
  const retidas = known.ids.filter((id) => asked.has(id)).length
  expect(dados.retidas ?? 0).toBe(retidas)
  if (retidas > 0) expect(dados.recorrecao).toBeNull()
  else expectRecorrecao(dados.recorrecao, known, now)
}

/** Checks that exactly the results that changed since the first grading are told. */
function expectRecorrecao(
  recorrecao: Extract<Simulado, { situacao: 'encerrado' }>['recorrecao'],
  { ids, told }: Known,
  now: readonly Resultado[],
): void {
  const changed = now.flatMap((depois, place) => {
    const antes = told?.[place]
    return antes === depois ? [] : { id_questao: ids[place], antes, depois }
  })
  if (changed.length === 0) {
    expect(recorrecao).toBeNull()
    return
  }
  const before = placarOf(told ?? [])
  expect(recorrecao).toMatchObject({ certas_antes: before.certas, total_antes: before.total })
  const mudancas = recorrecao?.mudancas.toSorted((a, b) => a.id_questao - b.id_questao)
  expect(mudancas).toMatchObject(changed)
}

/** Checks that each simulado's score is the sum of its questions' results, and that each answer has one attempt. */
export async function expectPlacares(db: Database): Promise<void> {
  for (const { id, certas, total } of await db
    .selectFrom('simulados')
    .select(['id', 'certas', 'total'])
    .where('encerrado_em', 'is not', null)
    .execute()) {
    const rows = await db
      .selectFrom('simulados_questoes')
      .selectAll()
      .where('id_simulado', '=', id)
      .execute()
    expect({ certas, total }).toEqual(placarOf(rows.flatMap(({ resultado }) => resultado ?? [])))
    const tentativas = await db
      .selectFrom('tentativas')
      .select(['id_questao', 'id_alternativa', 'resultado'])
      .where('id_simulado', '=', id)
      .orderBy('id_questao')
      .execute()
    const answered = rows
      .filter(({ id_alternativa }) => id_alternativa !== null)
      .map(({ id_questao, id_alternativa, resultado }) => ({
        id_questao,
        id_alternativa,
        resultado,
      }))
    expect(tentativas).toEqual(answered.toSorted((a, b) => a.id_questao - b.id_questao))
  }
}

/** The result of each question of a simulado by the current key. */
export async function resultadosOf(db: Database, { ids, sent }: Known): Promise<Resultado[]> {
  const questoes = await db.selectFrom('questoes').select(['id', 'situacao']).execute()
  const alternativas = await db.selectFrom('alternativas').selectAll().execute()
  return ids.map((id) => {
    const situacao = questoes.find((questao) => questao.id === id)?.situacao
    const own = alternativas.filter(({ id_questao }) => id_questao === id)
    const marcada = sent.find(({ id_questao }) => id_questao === id)?.id_alternativa ?? null
    return gradeQuestao({ situacao, alternativas: own }, marcada)
  })
}

function byQuestao(marcacoes: readonly Marcacao[]): Marcacao[] {
  return marcacoes.toSorted((a, b) => a.id_questao - b.id_questao)
}
