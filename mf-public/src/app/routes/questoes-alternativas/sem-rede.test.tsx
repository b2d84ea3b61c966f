import { ApiError } from '@rumo/shared-auth'
import { fakeServer } from '@rumo/shared-auth/fake-server'
import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { fakeScreen } from '../../../testing/fake-screen.ts'
import { headingOf, openPractice } from '../../../testing/practice-screen.tsx'
import { someQuestoes } from '../../../testing/questoes.ts'

const FAILED = 'Não foi possível carregar as matérias.'

it('says nothing of matérias that cannot be had without a network, until there is one', async () => {
  fakeScreen()
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const answers = {
    'POST /sorteios': { questoes: someQuestoes(3), disponiveis: 3 },
    'GET /materias': new ApiError(0, undefined),
  }
  fakeServer(answers, ['sorteios', 'materias'])
  openPractice()
  await headingOf('Questão 1')
  expect(screen.queryByText(FAILED)).toBeNull()
  onLine.mockReturnValue(true)
  dispatchEvent(new Event('online'))
  expect(await screen.findByText(FAILED)).toBeDefined()
  onLine.mockRestore()
})
