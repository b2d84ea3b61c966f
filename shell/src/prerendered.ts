import { elementById } from './page.ts'

/** The path that the page was written for. A guard or the visitor may lead to another path before a remote mounts. */
export const WRITTEN_FOR = location.pathname

/** The slot in which a remote's screen was prerendered; null when the page has none. */
export function prerenderedSlot(name: string): HTMLElement | null {
  return elementById('pagina').querySelector<HTMLElement>(`:scope > [data-boundary="${name}"]`)
}

/** Empties a slot whose remote is about to mount, if the screen that was prerendered in it is of another path. */
export function keepIfOfThisPath(slot: HTMLElement): void {
  if (location.pathname !== WRITTEN_FOR) slot.replaceChildren()
}

/** Empties and removes the prerendered slots of a page that a guard led away from. */
export function dropIfLedAway(): void {
  if (location.pathname === WRITTEN_FOR) return
  for (const slot of elementById('pagina').querySelectorAll(':scope > *')) {
    slot.replaceChildren()
    slot.remove()
  }
}
