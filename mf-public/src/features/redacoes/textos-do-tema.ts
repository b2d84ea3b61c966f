import { type Referencia, TEXTOS_DE_REFERENCIA } from '@rumo/contract'
import { plainTextOf } from '@rumo/shared-ui'
import type { Tema } from './tema.ts'

/** What each reference text says, in their order and without markup: what an essay is not to copy. */
export function wordsOfTextos({ textos }: Tema): string[] {
  return textos.map((texto) => plainTextOf(fieldsOf(texto).join('\n')))
}

/** Every formatted text that is shown with a theme. */
export function formattedTextsOf({ titulo, comando, textos }: Tema): string[] {
  return [titulo, comando, ...textos.flatMap(fieldsOf)]
}

function fieldsOf(referencia: Referencia): string[] {
  return TEXTOS_DE_REFERENCIA.map((campo) => referencia[campo]).filter(
    (field) => typeof field === 'string',
  )
}
