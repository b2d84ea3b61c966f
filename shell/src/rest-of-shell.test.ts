import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { RestOfShell } from './rest-of-shell.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.clearAllTimers()
  vi.useRealTimers()
})

const started = () => {
  const navigate = vi.fn()
  const start = vi.fn(() => navigate)
  return { navigate, start, bring: vi.fn(async () => start) }
}

it('starts when the first screen works, once', async () => {
  const { start, bring } = started()
  const first = Promise.withResolvers<void>()
  new RestOfShell(bring).startAfter(first.promise)
  await vi.advanceTimersByTimeAsync(999)
  expect(bring).not.toHaveBeenCalled()
  first.resolve()
  await vi.advanceTimersByTimeAsync(5000)
  expect(start).toHaveBeenCalledOnce()
})

it('waits for the first screen no longer than a second', async () => {
  const { start, bring } = started()
  new RestOfShell(bring).startAfter(new Promise(() => {}))
  await vi.advanceTimersByTimeAsync(1000)
  expect(start).toHaveBeenCalledOnce()
})

it('starts at once for a link that is followed before, and then follows it', async () => {
  const { navigate, start, bring } = started()
  const rest = new RestOfShell(bring)
  rest.startAfter(new Promise(() => {}))
  rest.navigate('/rumo/login')
  await vi.advanceTimersByTimeAsync(1000)
  expect(start).toHaveBeenCalledOnce()
  expect(navigate).toHaveBeenCalledExactlyOnceWith('/rumo/login')
})

it('has the browser follow a link while its code cannot be loaded, and tries again', async () => {
  const { navigate, start, bring } = started()
  bring.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  const rest = new RestOfShell(bring)
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => {})
  rest.navigate('/rumo/login')
  await vi.advanceTimersByTimeAsync(0)
  expect(assign).toHaveBeenCalledExactlyOnceWith('/rumo/login')
  expect(start).not.toHaveBeenCalled()

  await vi.advanceTimersByTimeAsync(5000)
  expect(start).toHaveBeenCalledOnce()
  rest.navigate('/rumo/cadastro')
  await vi.advanceTimersByTimeAsync(0)
  expect(navigate).toHaveBeenCalledExactlyOnceWith('/rumo/cadastro')
  assign.mockRestore()
})
