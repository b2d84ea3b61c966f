import { type Referencia, TEXTOS_DE_REFERENCIA } from '@rumo/contract'
import { plainTextOf } from '@rumo/shared-ui'
import type { Tema } from './tema.ts'

/** The words of each reference text, without markup, in their order. An essay must not copy them. */
export function wordsOfTextos({ textos }: Tema): string[] {
  return textos.map((texto) => plainTextOf(fieldsOf(texto).join('\n')))
}

/** Every text with markup that is shown with a theme. */
export function formattedTextsOf({ titulo, comando, textos }: Tema): string[] {
  return [titulo, comando, ...textos.flatMap(fieldsOf)]
}

function fieldsOf(referencia: Referencia): string[] {
  return TEXTOS_DE_REFERENCIA.map((campo) => referencia[campo]).filter(
    (field) => typeof field === 'string',
  )
}
