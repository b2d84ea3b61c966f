import type { Pedido, Resposta } from './ortografia-messages.ts'

type Pergunta = Pedido extends infer One ? (One extends Pedido ? Omit<One, 'id'> : never) : never

/**
 * The spell checker for Brazilian Portuguese. It runs in a worker, which starts with the first request. Both calls
 * resolve to null on failure.
 */
export interface Corretor {
  /** Resolves to those of the words that are not in the dictionary. */
  conferir: (palavras: readonly string[]) => Promise<readonly string[] | null>
  sugerir: (palavra: string) => Promise<readonly string[] | null>
}

type Port = Pick<Worker, 'postMessage' | 'addEventListener' | 'terminate'>

const startWorker = (): Port =>
  new Worker(new URL('./ortografia.worker.ts', import.meta.url), { type: 'module' })

export function openCorretor(start: () => Port = startWorker): Corretor {
  let port: Port | null = null
  let last = 0
  const waiting = new Map<number, (palavras: Resposta['palavras']) => void>()
  const fail = () => {
    port?.terminate()
    port = null
    for (const settle of waiting.values()) settle(null)
    waiting.clear()
  }
  const begin = (): Port => {
    const begun = start()
    begun.addEventListener('message', (event) => {
      const { id, palavras } = (event as MessageEvent<Resposta>).data
      waiting.get(id)?.(palavras)
      waiting.delete(id)
    })
    begun.addEventListener('error', fail)
    return begun
  }
  const ask = (pergunta: Pergunta) =>
    new Promise<Resposta['palavras']>((resolve) => {
      const id = ++last
      waiting.set(id, resolve)
      port ??= begin()
      port.postMessage({ id, ...pergunta })
    })
  return {
    conferir: (palavras) => ask({ acao: 'conferir', palavras }),
    sugerir: (palavra) => ask({ acao: 'sugerir', palavra }),
  }
}

/** One spell checker for the whole page, so that the dictionary is loaded only once. */
export const corretor = openCorretor()
