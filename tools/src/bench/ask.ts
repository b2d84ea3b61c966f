import { Agent, get } from 'node:http'
import { text } from 'node:stream/consumers'

/** Connections stay open, as a browser's do. */
const agent = new Agent({ keepAlive: true })

/**
 * Gives a function that makes one call and reads the body of its answer. It does not use `fetch`, which takes longer
 * for eight calls at once than the server does. Throws when the answer is not 200.
 */
export function ask(url: string, token: string): () => Promise<void> {
  const headers = { authorization: `Bearer ${token}` }
  return async () => {
    const { promise, resolve, reject } = Promise.withResolvers<number | undefined>()
    get(url, { agent, headers }, (answer) => {
      text(answer).then(() => resolve(answer.statusCode), reject)
    }).on('error', reject)
    const status = await promise
    if (status !== 200) throw new Error(`${url} answered ${status}`)
  }
}
