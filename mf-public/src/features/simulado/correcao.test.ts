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

it('leaves it handed in where its answers could not be kept: all of it is done again', async () => {
  await expect(gradeBy(() => Promise.reject(new Error('No room.')))).rejects.toThrow('No room.')
})
