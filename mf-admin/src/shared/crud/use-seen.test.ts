import { act, renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useSeen } from './use-seen.ts'

const row = (id: number, nome: string) => ({ id, nome })

it('remembers each row as it was last, those of earlier pages and those only found too', () => {
  const { result, rerender } = renderHook(({ shown }) => useSeen(shown), {
    initialProps: { shown: [row(1, 'Ana'), row(2, 'Bia')] },
  })
  rerender({ shown: [row(2, 'Bia Lima'), row(3, 'Caio')] })
  act(() => result.current.add([row(4, 'Duda')]))
  expect([...result.current.seen.values()]).toEqual([
    row(1, 'Ana'),
    row(2, 'Bia Lima'),
    row(3, 'Caio'),
    row(4, 'Duda'),
  ])
})

it('takes the last of two rows with one id', () => {
  const shown = [row(1, 'Ana'), row(1, 'Bia')]
  const { result } = renderHook(() => useSeen(shown))
  expect([...result.current.seen.values()]).toEqual([row(1, 'Bia')])
})
