import { ApiError, http } from '@rumo/shared-auth'
import { fakeServer } from '@rumo/shared-auth/fake-server'
import { expect, it, vi } from 'vitest'
import { someQuestoes } from '../../testing/questoes.ts'
import { gradeHandedIn, type Corretor } from './correcao.ts'
import { startLocally } from './simulado.calls.ts'
import { takeSimulado } from './simulado.rules.ts'

const { signal } = new AbortController()

/** A simulado of a visitor, with its first question answered. */
const handedIn = takeSimulado(
  takeSimulado(startLocally(someQuestoes(2), 'um'), { type: 'mark', id: 10, agoraMs: Date.now() }),
  { type: 'end', agoraMs: Date.now(), chaves: ['a', 'b'], isLeaving: true },
)

const keepNothing = () => Promise.resolve()
const gradeBy = (
  onGraded: Corretor['onGraded'],
  onFeito: Corretor['onFeito'] = keepNothing,
  simulado = handedIn,
) => gradeHandedIn(simulado, { isMine: () => true, onGraded, onFeito }, signal)

it('takes a simulado for graded only once its answers are kept', async () => {
  const keeping = Promise.withResolvers<void>()
  const onGraded = vi.fn<Corretor['onGraded']>(() => keeping.promise)
  const steps: string[] = []
  const grading = gradeBy(onGraded).then(({ etapa }) => steps.push(etapa))
  await vi.waitFor(() => expect(onGraded).toHaveBeenCalledOnce())
  steps.push('answers kept')
  keeping.resolve()
  await grading
  expect(steps).toEqual(['answers kept', 'resultado'])
  expect(onGraded.mock.calls[0]?.[0]).toMatchObject([{ chave: 'a', id_questao: 1 }])
})

it('gives one that goes on, where its account has time left for it', async () => {
  fakeServer({
    'POST /simulados/7/encerramento': new ApiError(409, { codigo: 'tempo_nao_acabou' }),
    'GET /simulados/7': { questoes: [], situacao: 'em_curso', agora: '2026-03-01T12:00:00.000Z' },
  })
  const next = await gradeBy(keepNothing, keepNothing, { ...handedIn, id: 7 })
  expect(next).toMatchObject({ etapa: 'em-curso', encerradoEm: null, corrigidas: null })
  expect(next.marcacoes).toEqual(handedIn.marcacoes)
})

it('leaves it handed in where its answers could not be kept: all of it is done again', async () => {
  await expect(gradeBy(() => Promise.reject(new Error('No room.')))).rejects.toThrow('No room.')
})

it('gives one that began and ended here to its account, with the keys of its answers', async () => {
  const onFeito = vi.fn<Corretor['onFeito']>(keepNothing)
  await gradeBy(keepNothing, onFeito)
  expect(onFeito.mock.calls).toEqual([
    [
      {
        tipo: 'sorteio',
        chave: 'um',
        iniciado_em: new Date(handedIn.relogio.iniciadoEmMs).toISOString(),
        termina_em: null,
        encerrado_em: handedIn.encerradoEm,
        marcacoes: handedIn.marcacoes,
        questoes: [
          { id_questao: 1, chave: 'a' },
          { id_questao: 2, chave: 'b' },
        ],
      },
    ],
  ])
})

it('gives a whole prova with its limit and its pauses', async () => {
  const onFeito = vi.fn<Corretor['onFeito']>(keepNothing)
  const pausas = [{ em: '2026-03-01T12:00:00.000Z', pausado: true }]
  const relogio = { iniciadoEmMs: 0, terminaEmMs: 60_000, pausas }
  const inteira = { ...handedIn, tipo: 'prova', prova: { id: 3, nome: 'Azul' }, relogio } as const
  await gradeBy(keepNothing, onFeito, inteira)
  expect(onFeito.mock.calls[0]?.[0]).toMatchObject({
    tipo: 'prova',
    id_prova: 3,
    termina_em: '1970-01-01T00:01:00.000Z',
    pausas,
  })
})

it('gives one that a server began too: a visitor did it, or its account has it no more', async () => {
  const onFeito = vi.fn<Corretor['onFeito']>(keepNothing)
  const { gabarito } = handedIn
  const fromServer = { ...handedIn, gabarito: null }
  vi.spyOn(http, 'call').mockResolvedValue(
    (gabarito ?? []).map((one) => ({ ...one, marcada: null, resultado: 'em-branco' })),
  )
  await gradeBy(keepNothing, onFeito, fromServer)
  expect(onFeito).toHaveBeenCalledOnce()
  vi.restoreAllMocks()
})
