import { elementById } from './page.ts'

/** For which path the page was written; where a guard or the visitor goes meanwhile is another one. */
const WRITTEN_FOR = location.pathname

/** The slot in which a remote's screen was prerendered; null where the page holds none. */
export function prerenderedSlot(name: string): HTMLElement | null {
  return elementById('pagina').querySelector<HTMLElement>(`:scope > [data-boundary="${name}"]`)
}

/** Empties a slot whose remote is about to mount, where what was prerendered in it is of another path. */
export function keepIfOfThisPath(slot: HTMLElement): void {
  if (location.pathname !== WRITTEN_FOR) slot.replaceChildren()
}

/** Empties and removes the slots of a page that a guard led away from. */
export function dropIfLedAway(): void {
  if (location.pathname === WRITTEN_FOR) return
  for (const slot of elementById('pagina').querySelectorAll(':scope > *')) {
    slot.replaceChildren()
    slot.remove()
  }
}
