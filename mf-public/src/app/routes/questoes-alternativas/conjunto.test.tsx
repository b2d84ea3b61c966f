import { preloadFormulas } from '@rumo/shared-ui'
import { cleanup } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { fakeScreen } from '../../../testing/fake-screen.ts'
import { headingOf, openPractice, serverWith } from '../../../testing/practice-screen.tsx'
import { someQuestao } from '../../../testing/questoes.ts'

vi.mock('@rumo/shared-ui', { spy: true })

beforeEach(() => {
  fakeScreen()
  vi.mocked(preloadFormulas).mockReturnValue()
})
afterEach(cleanup)

it('has what draws formulas come before the question that needs it is shown', async () => {
  serverWith([someQuestao(1), someQuestao(2, { explicacao: 'Vale \\(x\\).' })])
  openPractice()
  await headingOf('Questão 1')
  expect(preloadFormulas).toHaveBeenCalledExactlyOnceWith(
    expect.arrayContaining(['Enunciado da questão 1', 'Vale \\(x\\).']),
  )
})
