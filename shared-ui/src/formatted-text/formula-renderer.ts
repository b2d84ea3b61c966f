import { mathmlOf } from '@rumo/contract/mathml'
import { useSyncExternalStore, type ReactNode } from 'react'

type RenderFormula = (source: string, display: boolean) => ReactNode | undefined

let renderer: RenderFormula | undefined
let loading: Promise<void> | undefined
const listeners = new Set<() => void>()

/** The renderer of KaTeX; undefined until it is loaded. It is loaded when the first formula is shown that needs it. */
export function useFormulaRenderer(): RenderFormula | undefined {
  return useSyncExternalStore(
    subscribe,
    () => renderer,
    () => undefined,
  )
}

const FORMULA = /\\\((?<inLine>[^]*?)\\\)|\\\[(?<displayed>[^]*?)\\\]/g

/**
 * Loads the font of formulas if texts that will be shown later contain a formula, and KaTeX if one of the formulas
 * needs it.
 */
export function preloadFormulas(textos: Iterable<string>): void {
  const sources = [...textos].flatMap((texto) =>
    [...texto.matchAll(FORMULA)].map(({ groups }) => groups?.inLine ?? groups?.displayed ?? ''),
  )
  if (sources.length > 0) void loadFont()
  if (sources.some((source) => !mathmlOf(source, false))) loadAfterPaint()
}

async function loadFont(): Promise<void> {
  try {
    await document.fonts.load("1em 'Noto Sans Math'", '√')
  } catch {
    // The signs of the device's fonts are used instead.
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  loadAfterPaint()
  return () => listeners.delete(listener)
}

/** Loaded after the first paint, because KaTeX is larger than a question with its screen. */
function loadAfterPaint(): void {
  loading ??= new Promise<void>((painted) => {
    requestAnimationFrame(() => setTimeout(painted))
  }).then(load)
}

async function load(): Promise<void> {
  try {
    const { renderFormula } = await import('./katex-tree.tsx')
    renderer = renderFormula
    for (const listener of listeners) listener()
  } catch {
    // The source stays readable. Another attempt on this page would fail too, because the browser remembers the
    // failure.
  }
}
