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
