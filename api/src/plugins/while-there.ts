import type { IncomingMessage } from 'node:http'
import { UnreadableRequestError } from '../errors.ts'

/** The client is gone: no answer reaches it. */
export class LeftError extends UnreadableRequestError {}

/** Works for as long as the client is connected; the signal's reason is a LeftError. */
export async function whileThere<Result>(
  { socket }: IncomingMessage,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const controller = new AbortController()
  const leave = () => controller.abort(new LeftError())
  if (socket.destroyed) leave()
  socket.once('close', leave)
  try {
    return await work(controller.signal)
  } finally {
    socket.off('close', leave)
  }
}
