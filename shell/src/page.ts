/** An element that the page's HTML promises. Throws when it is not there. */
export function elementById(id: string): HTMLElement {
  const element = document.getElementById(id)
  if (!element) throw new Error(`The page holds no #${id}.`)
  return element
}
