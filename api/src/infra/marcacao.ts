import { problemaDoTexto } from '@rumo/contract/formulas'
import { InvalidInputError } from '../errors.ts'

type Textos = Readonly<Record<string, string | null | undefined>>

/** What of these texts cannot be drawn, by the same names, in words for whoever wrote it. */
export function problemasDosTextos(textos: Textos): Record<string, string> {
  const found: Record<string, string> = {}
  for (const [name, texto] of Object.entries(textos)) {
    const problem = texto && problemaDoTexto(texto)
    if (problem) found[name] = problem
  }
  return found
}

/** Throws an InvalidInputError where something of these texts cannot be drawn, beside the fields of their names. */
export function refuseBroken(textos: Textos): void {
  const campos = problemasDosTextos(textos)
  if (Object.keys(campos).length > 0) throw new InvalidInputError(campos)
}

/** Whether something of a record's texts cannot be drawn, as its row keeps it. */
export function judged(...textos: readonly (string | null | undefined)[]) {
  return { marcacao_quebrada: textos.some((texto) => texto && problemaDoTexto(texto)) }
}
