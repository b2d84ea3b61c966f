import { diaOf } from '@rumo/contract/rules'
import { device } from './device.ts'
import { hasOneOfTheDay } from './levada-names.ts'
import type { PlanoDeAgora } from './levadas-feitas.ts'

/**
 * Reduces the plan that the page's user saved for today to what the server has just said is left of it. The code for it
 * is loaded only where a plan was saved.
 */
export async function followPlano(agora: PlanoDeAgora): Promise<void> {
  const own = device.of(device.owner())
  if (!(await hasOneOfTheDay(own))) return
  // Where this code cannot be loaded, the next look tries again.
  const feitas = await import('./levadas-feitas.ts').catch(() => null)
  await feitas?.fitPlano(own, agora, diaOf(Date.now()))
}
