import { randomUUID } from 'node:crypto'
import { describe, expect } from 'vitest'
import { it, type TestApi } from '../testing/api.ts'
import { CALLS, nameOf } from '../testing/calls.ts'
import { alternativasOf } from '../testing/estudante.ts'
import { savePdf } from '../testing/files.ts'
import { ask, type Template, templatesOf } from '../testing/requests.ts'

const EM = '2026-05-31T16:00:00.000Z'
/** The ids of public records are at most this. */
const PUBLIC_IDS = 2
const DRAFTS = 3 * PUBLIC_IDS
/** Ids that no record has. */
const MISSING = [900_001, 900_002, 900_003] as const
/** The calls with which students read their own records. */
const OWN = ['/conta/dados', '/estatisticas', '/revisoes']
/** All combinations of ids are tried for this many places of a request; further places get only one. */
const COMBINED = 2
const CALLERS = ['visitor', 'aluno'] as const
/** A reference of a draft still exists after its last link is removed (docs/decisions/calls.md). */
const REFERENCIAS = ['linked', 'unlinked'] as const
const CASES = CALLERS.flatMap((caller) =>
  REFERENCIAS.map((referencias) => [caller, referencias] as const),
)

/** The id of a record that was never published, and an id that no record has. */
type Never = readonly [nunca: number, falta: number]
/** The index of one of the caller's own records: 0 the simulado, 1 the essay. */
type Own = 0 | 1

/**
 * Makes a published prova with a question and a theme, and many unpublished ones. Each id in `nunca` is that of an
 * unpublished prova, question, alternative, theme and reference at the same time. The second and the third are also the
 * alternatives of the question with the first id.
 */
async function makeWorld({ make }: TestApi, referencias: (typeof REFERENCIAS)[number]) {
  const { id: id_vestibular } = await make.vestibular()
  const { id: id_materia } = await make.materia()
  const aberta = await make.prova({ id_vestibular })
  await make.questao({ id_prova: aberta.id, id_materia })
  const tema = await make.redacao({ id_prova: aberta.id })
  const drafts = []
  for (let made = 0; made < DRAFTS; made += 1) {
    const { id: id_prova } = await make.prova({ id_vestibular, publicada: false })
    const draft = await make.questao({ id_prova, id_materia })
    const { id: id_redacao } = await make.redacao({ id_prova })
    const referencia = await make.referencia()
    if (referencias === 'linked') {
      await make.link(draft.id, referencia.id)
      await make.linkRedacao(id_redacao, referencia.id)
    }
    drafts.push(draft)
  }
  await make.raiseContentVersion()
  const draft = drafts.find(({ id }) => id > PUBLIC_IDS)
  if (!draft) throw new Error('There are drafts enough')
  const { certa, errada } = alternativasOf(draft)
  return { tema, nunca: [draft.id, certa, errada] as const }
}

type World = Awaited<ReturnType<typeof makeWorld>>

/** An account with a simulado under way and an essay, both on published content. */
async function makeAluno(api: TestApi, world: World): Promise<{ token: string; own: number[] }> {
  const { tema, nunca } = world
  const { usuario, token } = await api.enter()
  const simulado = { tipo: 'sorteio', chave: randomUUID(), quantidade: 1 }
  const redacao = { chave: randomUUID(), id_redacao: tema.id, texto: 'Era.', enviada_em: EM }
  const own: number[] = []
  for (const [url, body] of Object.entries({
    '/simulados': simulado,
    '/redacoes-enviadas': redacao,
  })) {
    const answer = await api.post<{ dados: { id: number } }>(url, body, token)
    expect(answer.status).toBe(200)
    own.push(answer.body.dados.id)
  }
  // An account with one of these ids, or with a record of its own that has one, would get a different answer.
  const isTaken = nunca.some((id) => [usuario.id, ...own].includes(id))
  return isTaken ? makeAluno(api, world) : { token, own }
}

/** Two accounts with the same records. `renew` replaces both after a call has changed the records of one. */
function twinsOf(api: TestApi, world: World) {
  let twins: Promise<Awaited<ReturnType<typeof makeAluno>>[]> | undefined
  return {
    get: () => (twins ??= Promise.all([makeAluno(api, world), makeAluno(api, world)])),
    renew: () => {
      twins = undefined
    },
  }
}

/** All combinations of ids for the places of a request: at least one unpublished id, and possibly own ones. */
function waysOf({ places }: Template, nunca: World['nunca'], own: readonly Own[]) {
  const never = nunca.map((id, place): Never => [id, MISSING[place] ?? 0])
  let ways: (Never | Own)[][] = [[]]
  for (const [nth, place] of places.entries()) {
    const isOwned = place === 'id' || place === 'id_anterior'
    const choices = [
      ...(place === 'id' || nth >= COMBINED ? never.slice(0, 1) : never),
      ...(isOwned ? own : []),
    ]
    ways = ways.flatMap((before) => choices.map((choice) => [...before, choice]))
  }
  return ways.filter((ids) => ids.some((choice) => typeof choice !== 'number'))
}

/**
 * Makes the same call with unpublished and with missing ids, each from an account of its own. Both answers must be the
 * same.
 */
async function expectAlike(api: TestApi, [caller, referencias]: (typeof CASES)[number]) {
  const world = await makeWorld(api, referencias)
  const twins = twinsOf(api, world)
  for (const template of await templatesOf(api)) {
    for (const way of waysOf(template, world.nunca, caller === 'aluno' ? [0, 1] : [])) {
      const told = []
      for (const [side, { token, own }] of (await twins.get()).entries()) {
        const ids = way.map((choice) => (typeof choice === 'number' ? own[choice] : choice[side]))
        const request = template.request(ids.map((id) => id ?? 0))
        const answer = await ask(api, request, caller === 'aluno' ? token : undefined)
        const after = []
        const isDone = answer.status === 200 && request.method !== 'GET'
        for (const url of isDone ? OWN : []) after.push(await ask(api, { url }, token))
        told.push({ call: template.call, way, answer, after })
      }
      const [nunca, falta] = told
      expect(nunca).toEqual(falta)
      expectUnderstood(nunca?.answer.body, template)
      if (nunca?.after.length) twins.renew()
    }
  }
}

const nameIn = (place: string) => place.split('.').at(-1)

/** The request must be valid apart from its ids: only fields with ids may be refused. */
function expectUnderstood(body: unknown, { places }: Template): void {
  const { campos = {} } = body as { campos?: Record<string, string> }
  const names = new Set(places.map(nameIn))
  expect(Object.keys(campos).filter((campo) => !names.has(nameIn(campo)))).toEqual([])
}

describe('what was never published', () => {
  it('is asked for in every call that names a record', async ({ api }) => {
    const asked = new Set((await templatesOf(api)).map(({ call }) => call))
    const byPath = CALLS.filter(({ path }) => path.includes('{id}')).map(nameOf)
    const byBody = ['GET /alternativas', 'POST /sorteios', 'POST /tentativas', 'POST /relatos']
    expect([...asked]).toEqual(expect.arrayContaining([...byPath, ...byBody]))
  })

  it.for(CASES)('is for %s what does not exist, its references %s', (of, { api }) =>
    expectAlike(api, of),
  )

  it.for(CALLERS)('keeps its files from %s', async (caller, { api }) => {
    const url_arquivo = await savePdf(api.dataDir)
    await api.make.prova({ publicada: false, url_arquivo })
    const nobodys = url_arquivo.replace(/[\da-f]{8}/, '00000000')
    expect(nobodys).not.toBe(url_arquivo)
    const token = caller === 'aluno' ? (await api.enter()).token : undefined
    const [hidden, missing] = [`/${url_arquivo}`, `/${nobodys}`].map((url) =>
      ask(api, { url }, token),
    )
    expect(await hidden).toEqual(await missing)
  })
})
