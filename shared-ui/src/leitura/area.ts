/** What the reading tools read, of the screen in which their button stands. */
export const areaOf = (button: Element | null): Element | null =>
  button?.closest('[data-area-de-leitura]') ?? null
