import type { IncomingMessage } from 'node:http'
import { UnreadableRequestError } from '../errors.ts'

/** The client has disconnected, so no answer can reach it. */
export class LeftError extends UnreadableRequestError {}

/** Runs `work`, and aborts it with a LeftError when the client disconnects. */
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
