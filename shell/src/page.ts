/** An element that index.html must have. Throws if it is missing. */
export function elementById(id: string): HTMLElement {
  const element = document.getElementById(id)
  if (!element) throw new Error(`The page holds no #${id}.`)
  return element
}
