/**
 * Where the PDF of a prova can be opened: inside the page (`dentro`), only in another tab (`fora`), or nowhere because
 * there is none.
 */
export type Arquivo =
  | { onde: 'dentro'; url: string }
  | { onde: 'fora'; url: string; origem: string }
  | { onde: 'nenhum' }

interface Surroundings {
  /** Turns the path or address in a record into an absolute address. May throw. */
  resolve: (path: string) => string
  /** The origins whose files can be opened inside the page: the site, the API, and those of the configuration. */
  origens: readonly string[]
}

/**
 * Decides where the PDF of a prova can be opened (docs/decisions/files.md). A path is a file of the API; an absolute
 * address is used as it is. Anything that is not a web address counts as no file.
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

/** Null when the text cannot be resolved to an address, as with `http://`. */
function parsed(text: string, resolve: (path: string) => string): URL | null {
  try {
    return new URL(resolve(text))
  } catch {
    return null
  }
}
