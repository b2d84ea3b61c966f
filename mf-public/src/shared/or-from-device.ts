import { ApiError } from '@rumo/shared-auth'
import type { LevadasAqui } from '@rumo/shared-device/levadas'

/** A network that takes longer is as good as none, where what is asked for was taken along. */
export const PATIENCE_MS = 8000

/**
 * Gives what was asked of the server or, where no answer comes in time, what was taken along: `ofDevice` finds it, null
 * where it is not there. Rejects with the server's error.
 */
export async function orFromDevice<T>(
  asked: Promise<T>,
  ofDevice: (aqui: LevadasAqui) => T | null,
): Promise<T> {
  if (!keepsTheSite() || (await isAnswered(asked))) return asked
  const given = await bringFromDevice(ofDevice).catch(() => null)
  return given ?? asked
}

/** Whether the server answers in time, be it with a refusal. */
async function isAnswered(asked: Promise<unknown>): Promise<boolean> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), PATIENCE_MS)
  })
  const answered = asked.then(
    () => true,
    (error: unknown) => !(error instanceof ApiError && error.status === 0),
  )
  return Promise.race([answered, late]).finally(() => clearTimeout(timer))
}

async function bringFromDevice<T>(ofDevice: (aqui: LevadasAqui) => T | null): Promise<T | null> {
  const { levadasAqui } = await import('@rumo/shared-device/levadas')
  return ofDevice(await levadasAqui())
}

/** Whether the site's worker has this page: without it the code for this would have to come by the network. */
function keepsTheSite(): boolean {
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined
  return (workers?.controller ?? null) !== null
}
