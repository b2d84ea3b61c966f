import { QueryObserver } from '@tanstack/react-query'
import { expect, it, vi } from 'vitest'
import { FreshQueryClient } from './query-client.ts'

it('asks anew for what was on its way for the first time while it changed', async () => {
  const client = new FreshQueryClient()
  const answers: ((value: string) => void)[] = []
  const queryFn = () => new Promise<string>((resolve) => answers.push(resolve))
  const seen = vi.fn<(data: string | undefined) => void>()
  const observer = new QueryObserver(client, { queryKey: ['lista'], queryFn, retry: false })
  observer.subscribe(({ data }) => seen(data))
  expect(answers).toHaveLength(1)

  const invalidated = client.invalidateQueries()
  await vi.waitFor(() => expect(answers).toHaveLength(2))
  answers[0]?.('before')
  answers[1]?.('after')
  await invalidated
  expect(observer.getCurrentResult()).toMatchObject({ data: 'after', error: null })
  expect(seen).not.toHaveBeenCalledWith('before')
})

const never = () => new Promise<string>(() => {})

it('keeps no answer once it is unmounted, neither one that had come nor one on its way', async () => {
  vi.useFakeTimers()
  const client = new FreshQueryClient()
  client.mount()
  const asked = [
    { queryKey: ['come'], queryFn: () => 'lista' },
    { queryKey: ['on its way'], queryFn: never },
  ].map((options) => new QueryObserver(client, options))
  const leave = asked.map((observer) => observer.subscribe(() => {}))
  await vi.advanceTimersByTimeAsync(0)
  expect(client.getQueryData(['come'])).toBe('lista')

  client.unmount()
  for (const each of leave) each()
  await vi.advanceTimersByTimeAsync(0)
  expect(client.getQueryCache().getAll()).toEqual([])
  expect(vi.getTimerCount()).toBe(0)
})
