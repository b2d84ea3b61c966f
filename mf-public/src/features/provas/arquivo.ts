/** Where a prova's PDF opens: inside the page, only elsewhere, or nowhere because there is none. */
export type Arquivo =
  | { onde: 'dentro'; url: string }
  | { onde: 'fora'; url: string; origem: string }
  | { onde: 'nenhum' }

interface Surroundings {
  /** Makes an address of what a record names; it may throw. */
  resolve: (path: string) => string
  /** The origins whose files open inside the page: its own, the API's, those of the configuration. */
  origens: readonly string[]
}

/**
 * Decides where the PDF that a prova names may open (docs/decisions/files.md): a path lies at the API, an
 * absolute address is used as it is. What is no web address is no file.
 */
export function arquivoOf(
  urlArquivo: string | null | undefined,
  { resolve, origens }: Surroundings,
): Arquivo {
  const url = webAddress(urlArquivo, resolve)
  if (!url) return { onde: 'nenhum' }
  if (origens.includes(url.origin)) return { onde: 'dentro', url: url.href }
  return { onde: 'fora', url: url.href, origem: url.host }
}

function webAddress(
  text: string | null | undefined,
  resolve: (path: string) => string,
): URL | null {
  if (typeof text !== 'string' || text.trim() === '') return null
  const url = parsed(text.trim(), resolve)
  return url && (url.protocol === 'https:' || url.protocol === 'http:') ? url : null
}

/** Null for what cannot be resolved, as `http://`. */
function parsed(text: string, resolve: (path: string) => string): URL | null {
  try {
    return new URL(resolve(text))
  } catch {
    return null
  }
}
