/** An element that index.html must have. Throws if it is missing. */
export function elementById(id: string): HTMLElement {
  const element = document.getElementById(id)
  if (!element) throw new Error(`The page holds no #${id}.`)
  return element
}

/**
 * Announces that a remote shows its screen and can be used. The script of index.html then loads the font of texts.
 */
export function tellShown(): void {
  dispatchEvent(new Event('rumo:shown'))
}
