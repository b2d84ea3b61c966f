import { ApiError } from '@rumo/shared-auth'
import { fakeServer } from '@rumo/shared-auth/fake-server'
import { expect, it, vi } from 'vitest'
import { someQuestoes } from '../../testing/questoes.ts'
import { gradeHandedIn, type Corretor } from './correcao.ts'
import { startLocally } from './simulado.calls.ts'
import { takeSimulado } from './simulado.rules.ts'

const { signal } = new AbortController()

/** A simulado of no account, with its first question answered. */
const handedIn = takeSimulado(
  takeSimulado(startLocally(someQuestoes(2), 'um'), { type: 'mark', id: 10, agoraMs: Date.now() }),
  { type: 'end', agoraMs: Date.now(), chaves: ['a', 'b'], isLeaving: true },
)

const gradeBy = (onGraded: Corretor['onGraded']) =>
  gradeHandedIn(handedIn, { isMine: () => true, onGraded }, signal)

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
  const corretor = { isMine: () => true, onGraded: () => Promise.resolve() }
  const next = await gradeHandedIn({ ...handedIn, id: 7 }, corretor, signal)
  expect(next).toMatchObject({ etapa: 'em-curso', encerradoEm: null, corrigidas: null })
  expect(next.marcacoes).toEqual(handedIn.marcacoes)
})

it('leaves it handed in where its answers could not be kept: all of it is done again', async () => {
  await expect(gradeBy(() => Promise.reject(new Error('No room.')))).rejects.toThrow('No room.')
})
