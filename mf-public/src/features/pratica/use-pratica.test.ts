import { act, renderHook } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { someQuestoes } from '../../testing/questoes.ts'
import { startPratica, type Pratica } from './pratica.rules.ts'
import { usePratica } from './use-pratica.ts'

it('gives every step on at once, before the screen shows it', () => {
  const onChange = vi.fn<(pratica: Pratica) => void>()
  const inicial = startPratica(someQuestoes(2))
  const { result } = renderHook(() => usePratica(inicial, onChange))
  const given = () => onChange.mock.lastCall?.[0]
  expect(given()).toBe(inicial)

  act(() => {
    const [, dispatch] = result.current
    dispatch({ type: 'choose', id: inicial.questoes[0]?.alternativas[0]?.id ?? 0 })
    dispatch({ type: 'answer' })
    expect(given()?.respostas[0]).toMatchObject({ conferida: true })
    dispatch({ type: 'go', index: 1 })
    expect(given()?.atual).toBe(1)
    expect(result.current[0]).toBe(inicial)
  })
  expect(result.current[0]).toBe(given())
})
