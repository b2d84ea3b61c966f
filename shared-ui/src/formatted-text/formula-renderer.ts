import { mathmlOf } from '@rumo/contract/mathml'
import { useSyncExternalStore, type ReactNode } from 'react'

type RenderFormula = (source: string, display: boolean) => ReactNode | undefined

let renderer: RenderFormula | undefined
let loading: Promise<void> | undefined
const listeners = new Set<() => void>()

/** KaTeX, as soon as it is there. It is fetched once a formula is shown, by its source, that needs it. */
export function useFormulaRenderer(): RenderFormula | undefined {
  return useSyncExternalStore(
    subscribe,
    () => renderer,
    () => undefined,
  )
}

const FORMULA = /\\\((?<inLine>[^]*?)\\\)|\\\[(?<displayed>[^]*?)\\\]/g

/** Fetches the font of formulas, and KaTeX if need be, as soon as texts that will be shown later turn out to have one. */
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
    // The device's own signs stand in.
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  loadAfterPaint()
  return () => listeners.delete(listener)
}

/** Loaded later, because it is larger than a question with its screen. */
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
    // The source is readable. Another attempt in this page is in vain: the browser remembers the failure.
  }
}
