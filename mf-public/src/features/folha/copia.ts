import { palavrasOf, type Palavra } from './palavras.ts'

/** Fewer words in a row may be the same by chance, as in a name or a set phrase. */
export const COPIA_MIN_PALAVRAS = 6

/** A passage of an essay that is also in a reference text. */
export interface Trecho {
  /** The index of the reference text. */
  indice: number
  /** Its position in the essay; `to` is exclusive. */
  from: number
  to: number
}

type Sequencias = ReadonlyMap<string, readonly { indice: number; at: number }[]>

/**
 * Prepares the reference texts, and returns a function that finds the passages that an essay copies from them: at least
 * COPIA_MIN_PALAVRAS words in the same order, regardless of case, accents and punctuation. The passages are in their order
 * in the essay and do not overlap.
 */
export function copiaFinder(textos: readonly string[]): (redacao: string) => Trecho[] {
  const fontes = textos.map((texto) => palavrasOf(texto).map(({ forma }) => forma))
  const sequencias = sequenciasOf(fontes)
  return (redacao) => {
    const palavras = palavrasOf(redacao)
    const trechos: Trecho[] = []
    let at = 0
    while (at < palavras.length) {
      const longest = longestAt(palavras, at, fontes, sequencias)
      if (longest) trechos.push(trechoOf(palavras, at, longest))
      at += longest?.length ?? 1
    }
    return trechos
  }
}

function sequenciasOf(fontes: readonly (readonly string[])[]): Sequencias {
  const sequencias = new Map<string, { indice: number; at: number }[]>()
  for (const [indice, formas] of fontes.entries()) {
    for (let at = 0; at + COPIA_MIN_PALAVRAS <= formas.length; at++) {
      const key = keyOf(formas.slice(at, at + COPIA_MIN_PALAVRAS))
      const places = sequencias.get(key) ?? []
      sequencias.set(key, [...places, { indice, at }])
    }
  }
  return sequencias
}

/** The longest passage that begins at this word and is in a reference text. */
function longestAt(
  palavras: readonly Palavra[],
  at: number,
  fontes: readonly (readonly string[])[],
  sequencias: Sequencias,
): { indice: number; length: number } | null {
  const first = palavras.slice(at, at + COPIA_MIN_PALAVRAS).map(({ forma }) => forma)
  let longest: { indice: number; length: number } | null = null
  for (const place of sequencias.get(keyOf(first)) ?? []) {
    const fonte = fontes[place.indice] ?? []
    let length = COPIA_MIN_PALAVRAS
    while (isSame(palavras[at + length]?.forma, fonte[place.at + length])) length++
    if (!longest || length > longest.length) longest = { indice: place.indice, length }
  }
  return longest
}

const isSame = (a: string | undefined, b: string | undefined) => a !== undefined && a === b

function trechoOf(
  palavras: readonly Palavra[],
  at: number,
  { indice, length }: { indice: number; length: number },
): Trecho {
  const from = palavras[at]?.from ?? 0
  const to = palavras[at + length - 1]?.to ?? from
  return { indice, from, to }
}

const keyOf = (formas: readonly string[]) => formas.join(' ')
