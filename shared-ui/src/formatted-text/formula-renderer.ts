import { useSyncExternalStore, type ReactNode } from 'react'

type RenderFormula = (source: string, display: boolean) => ReactNode | undefined

let renderer: RenderFormula | undefined
let loading: Promise<void> | undefined
const listeners = new Set<() => void>()

/** What draws formulas, as soon as it is there. It is fetched once the first formula is shown, by its source. */
export function useFormulaRenderer(): RenderFormula | undefined {
  return useSyncExternalStore(
    subscribe,
    () => renderer,
    () => undefined,
  )
}

/** Fetches what draws formulas as soon as texts that will be shown later turn out to have one. */
export function preloadFormulas(textos: Iterable<string>): void {
  for (const texto of textos) {
    if (/\\[([]/.test(texto)) loadAfterPaint()
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
