import { BEFORE_STEP } from '@rumo/contract/host'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { askBeforeSteps } from './ask-before-steps.ts'

/** Stands for single-spa's listener, by which every router follows. */
const follow = vi.fn()
const hold = (event: Event) => event.preventDefault()
beforeAll(() => {
  askBeforeSteps()
  addEventListener('popstate', follow)
})
afterEach(() => {
  removeEventListener(BEFORE_STEP, hold)
  follow.mockReset()
})

it('lets Back and Forward be followed where no listener holds them', () => {
  dispatchEvent(new PopStateEvent('popstate'))
  expect(follow).toHaveBeenCalledOnce()
})

it('does not let them be followed where a remote holds them, whenever it began to listen', () => {
  addEventListener(BEFORE_STEP, hold)
  dispatchEvent(new PopStateEvent('popstate'))
  expect(follow).not.toHaveBeenCalled()
})

it('asks no question about what the shell has written, as at the end of a session', () => {
  addEventListener(BEFORE_STEP, hold)
  dispatchEvent(Object.assign(new PopStateEvent('popstate'), { singleSpa: true }))
  expect(follow).toHaveBeenCalledOnce()
})
