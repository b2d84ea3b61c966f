/** A change of a text: what stands from `from` up to `to`, exclusive, becomes `by`. */
export interface TextEdit {
  from: number
  to: number
  by: string
}

/** Changes the text of a sheet, if it still is `texto`. Returns whether it was changed. */
export type OnEdit = (texto: string, edits: readonly TextEdit[]) => boolean

/** The text after the edits, which are in the order of their places and do not overlap. */
export function applyEdits(texto: string, edits: readonly TextEdit[]): string {
  let end = 0
  const pieces = edits.map(({ from, to, by }) => {
    const kept = texto.slice(end, from)
    end = to
    return kept + by
  })
  return [...pieces, texto.slice(end)].join('')
}

export function invertEdits(texto: string, edits: readonly TextEdit[]): TextEdit[] {
  let shift = 0
  return edits.map(({ from, to, by }) => {
    const at = from + shift
    shift += by.length - (to - from)
    return { from: at, to: at + by.length, by: texto.slice(from, to) }
  })
}

/** Where a place of the text is after the edits. A place within an edited piece moves to the end of its new text. */
export function placeAfter(edits: readonly TextEdit[], place: number): number {
  let shift = 0
  for (const { from, to, by } of edits) {
    if (place <= from) break
    if (place < to) return from + shift + by.length
    shift += by.length - (to - from)
  }
  return place + shift
}
