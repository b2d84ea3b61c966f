import { ApiError } from '@rumo/shared-auth'
import type { LevadasAqui } from '@rumo/shared-device/levadas'

/** How long to wait for the server before the answer saved on the device is used, in ms. */
export const PATIENCE_MS = 8000

/**
 * Gives the answer of the server. When no answer comes in time, gives the one saved on the device, which `ofDevice`
 * finds; null means that it is not there. Rejects with the server's error.
 */
export async function orFromDevice<T>(
  asked: Promise<T>,
  ofDevice: (aqui: LevadasAqui) => T | null,
): Promise<T> {
  if (!keepsTheSite() || (await isAnswered(asked))) return asked
  const given = await bringFromDevice(ofDevice).catch(() => null)
  return given ?? asked
}

/** Whether the server answers in time; a refusal counts as an answer. */
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

/**
 * Whether a service worker serves this page. Without it, the code for reading the device would have to come from the
 * network too.
 */
export function keepsTheSite(): boolean {
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined
  return (workers?.controller ?? null) !== null
}
