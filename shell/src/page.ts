/** An element that index.html must have. Throws if it is missing. */
export function elementById(id: string): HTMLElement {
  const element = document.getElementById(id)
  if (!element) throw new Error(`The page holds no #${id}.`)
  return element
}

/** Has the script of index.html load the font of texts. */
export function letFontCome(): void {
  dispatchEvent(new Event('rumo:font'))
}

/** Removes the message of index.html that the page has not come whole. From then on the shell says what is missing. */
export function takeLateAway(): void {
  document.getElementById('late')?.remove()
}
