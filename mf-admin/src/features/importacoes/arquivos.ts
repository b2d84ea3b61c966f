import { maxBy } from 'es-toolkit'

/** A booklet and its answer key; null if there is no key. */
export interface Par {
  caderno: File
  gabarito: File | null
}

const DE_GABARITO = /gabarito|respostas|chave/i

/** The length of the beginning that two names share, ignoring case. */
function emComum(a: string, b: string): number {
  const [one, other] = [a.toLowerCase(), b.toLowerCase()]
  let length = 0
  while (length < one.length && one[length] === other[length]) length++
  return length
}

/**
 * Sorts files into booklets with their answer keys, by their names. Of two files without a telling name, the larger one
 * is the booklet. A key without a booklet is returned as `gabarito`.
 */
export function parear(files: readonly File[]): { pares: Par[]; gabarito: File | null } {
  const named = files.filter(({ name }) => DE_GABARITO.test(name))
  const others = files.filter((file) => !named.includes(file))
  const [a, b] = others
  if (named.length === 0 && a && b && others.length === 2) {
    const [caderno, gabarito] = a.size >= b.size ? [a, b] : [b, a]
    return { pares: [{ caderno, gabarito }], gabarito: null }
  }
  const left = new Set(named)
  const pares = others.map((caderno) => {
    const gabarito = maxBy([...left], ({ name }) => emComum(name, caderno.name)) ?? null
    if (gabarito) left.delete(gabarito)
    return { caderno, gabarito }
  })
  return { pares, gabarito: [...left][0] ?? null }
}

/** Whether a pasted text is an answer key: at least three pairs such as '1 D 2 C 3 ANULADA', on one line or several. */
export const isGabaritoDigitado = (texto: string) =>
  (texto.match(/\b\d{1,3}\s*[-–.):=]?\s*(?:[A-E]\b|ANULADA)/gi) ?? []).length >= 3
