import { setTimeout } from 'node:timers/promises'
import type { Storage } from '../../infra/files/storage.ts'
import { ClosingError, type LeitorDePdfs } from '../../domain/leitura/leitor-de-pdfs.ts'
import { ReadingError } from '../../domain/leitura/leitura.errors.ts'
import type { OnMessage } from '../../domain/leitura/read-pdf.ts'
import { lerCaderno } from './ler-caderno.ts'
import type { QueueRepository, Claimed } from './queue.repository.ts'

/** How often a server looks for imports that other servers queued or left unread. */
const LOOK_EVERY_MS = 3000
/** How often a server writes its progress, and checks whether it still holds the import. */
const RENEW_EVERY_MS = 500

interface Dependencies {
  repository: QueueRepository
  storage: Storage
  leitor: LeitorDePdfs
  /**
   * Called with the error that stopped the reading of a PDF, and the import's id. Without an id for an error of the
   * queue.
   */
  onFailure: (error: unknown, id?: number) => void
}

/** The import was cancelled, or another server has taken it over. */
class NotOursError extends Error {}

/** Reads the queued PDFs, one after the other, until it is closed. */
export function queueService(dependencies: Dependencies) {
  const { repository, leitor, onFailure } = dependencies
  let isClosed = false
  let isAsked = false
  let working: Promise<void> | undefined

  async function work(): Promise<void> {
    while (isAsked) {
      isAsked = false
      for (let next = await claim(); next; next = await claim()) await readOne(dependencies, next)
    }
  }

  function claim(): Promise<Claimed | undefined> {
    return isClosed ? Promise.resolve(undefined) : repository.claim()
  }

  function wake(): void {
    isAsked = true
    working ??= work()
      .catch(onFailure)
      .finally(() => {
        working = undefined
      })
  }

  const timer = setInterval(wake, LOOK_EVERY_MS)
  timer.unref()
  // Looks at once: PDFs may be queued already, or claimed by a server that has ended.
  wake()
  return {
    wake,
    /** Ends the current reading, and puts its import back into the queue. */
    async close(): Promise<void> {
      isClosed = true
      clearInterval(timer)
      leitor.close()
      await working
    },
  }
}

async function readOne(dependencies: Dependencies, claimed: Claimed): Promise<void> {
  const { repository } = dependencies
  const { id } = claimed
  const controller = new AbortController()
  const andamento = { etapa: null, feitas: 0, total: 0 }
  const renewing = renew(repository, id, andamento, controller)
  const onMessage: OnMessage = (message) => {
    if (message.tipo !== 'andamento') return
    const { tipo: _, ...progress } = message
    Object.assign(andamento, progress)
  }
  try {
    const turn = { signal: controller.signal, onMessage }
    const { paginas, rascunho } = await lerCaderno(dependencies, claimed, turn)
    await repository.finish(id, rascunho, paginas)
  } catch (error) {
    await end(dependencies, id, error)
  } finally {
    controller.abort(new NotOursError())
    await renewing
  }
}

/** Renews the claim until the reading ends. When the database fails to answer once, the reading continues. */
async function renew(
  repository: QueueRepository,
  id: number,
  andamento: Parameters<QueueRepository['renew']>[1],
  controller: AbortController,
): Promise<void> {
  const { signal } = controller
  while (!signal.aborted) {
    await setTimeout(RENEW_EVERY_MS, undefined, { signal }).catch(() => undefined)
    if (signal.aborted) return
    const isOurs = await repository.renew(id, { ...andamento }).catch(() => true)
    if (!isOurs) controller.abort(new NotOursError())
  }
}

async function end(
  { repository, onFailure }: Dependencies,
  id: number,
  error: unknown,
): Promise<void> {
  if (error instanceof NotOursError) return
  if (error instanceof ClosingError) return repository.release(id)
  // After an error that is not the PDF's fault, the import is read again when its claim has expired.
  onFailure(error instanceof ReadingError ? (error.cause ?? error) : error, id)
  if (error instanceof ReadingError) await repository.refuse(id, error.message)
}
