import { diaOf } from '@rumo/contract/rules'
import type { OwnDevice } from './device.ts'
import { hasOneOfTheDay } from './levada-names.ts'
import type { PlanoDeAgora } from './levadas-feitas.ts'

/**
 * Reduces the plan that a user saved for today to what the server has just said is left of it. `own` must be taken before
 * the server is asked: another account may sign in meanwhile. The code for it is loaded only where a plan was saved.
 */
export async function followPlano(own: OwnDevice, agora: PlanoDeAgora): Promise<void> {
  if (!(await hasOneOfTheDay(own))) return
  // Where this code cannot be loaded, the next look tries again.
  const feitas = await import('./levadas-feitas.ts').catch(() => null)
  await feitas?.fitPlano(own, agora, diaOf(Date.now()))
}
