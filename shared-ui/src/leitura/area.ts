/** The part of the screen that the reading tools read: the area that contains their button. */
export const areaOf = (button: Element | null): Element | null =>
  button?.closest('[data-area-de-leitura]') ?? null
