import { EventEmitter } from 'node:events'
import type { IncomingMessage } from 'node:http'
import { expect, it } from 'vitest'
import { LeftError, whileThere } from './while-there.ts'

const requestOf = (socket: EventEmitter) => ({ socket }) as unknown as IncomingMessage

it('ends what a client waits for once that is gone', async () => {
  const socket = new EventEmitter()
  const left = whileThere(requestOf(socket), (signal) => {
    socket.emit('close')
    return Promise.reject(signal.reason as Error)
  })
  await expect(left).rejects.toThrow(LeftError)
})

it('leaves nothing on a connection that asks again and again', async () => {
  const socket = new EventEmitter()
  expect(await whileThere(requestOf(socket), async () => 1)).toBe(1)
  await expect(whileThere(requestOf(socket), () => Promise.reject(new Error('x')))).rejects.toThrow(
    'x',
  )
  expect(socket.listenerCount('close')).toBe(0)
})
