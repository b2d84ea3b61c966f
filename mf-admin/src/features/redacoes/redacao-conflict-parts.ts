import { differencesOf } from '../../shared/crud/conflict.ts'
import type { Three } from '../../shared/editor/list-parts.ts'
import type { Comparison } from '../../shared/editor/use-editor-form.ts'
import {
  partsOfReferencias,
  settleReferencias,
  wordsOfReferencias,
} from '../../shared/referencias/referencias-conflict-parts.ts'
import { labelOfTema, type TemaRascunho } from './tema-rascunho.ts'

/**
 * Splits the instructions of a theme into the first line, which is its title, and the rest. Together they are the
 * original again.
 */
function dividedInstrucoes(instrucoes: string) {
  const [, titulo = '', comando = ''] = /^(\s*[^\n]*)([^]*)$/.exec(instrucoes) ?? []
  return { titulo, comando }
}

type Parte = keyof ReturnType<typeof dividedInstrucoes>

const PARTE_WORDS: Readonly<Record<Parte, string>> = {
  titulo: 'Título do tema',
  comando: 'Texto do tema',
}

/** The instructions in which each of the two parts has the version that the user chose. */
export function settleInstrucoes(
  mine: string,
  now: string,
  isTheirs: (part: Parte) => boolean,
): string {
  const [own, stored] = [dividedInstrucoes(mine), dividedInstrucoes(now)]
  const { titulo } = isTheirs('titulo') ? stored : own
  return titulo + (isTheirs('comando') ? stored : own).comando
}

/** Compares instructions that two users have changed, with the label of each part and its value in words. */
export const compareInstrucoes = (mine: string, now: string, base: string): Comparison => ({
  differences: differencesOf(
    dividedInstrucoes(mine),
    dividedInstrucoes(now),
    dividedInstrucoes(base),
  ),
  labelOf: (campo) => PARTE_WORDS[campo as Parte],
  said: (_campo, value) => String(value),
})

/** Compares a theme that two users have changed, part by part, with the label of each part and its value in words. */
export function compareTemas(three: Three<TemaRascunho>): Comparison {
  const referencias = partsOfReferencias(three)
  const partsIn = (which: keyof typeof three) => ({
    ...dividedInstrucoes(three[which].instrucoes),
    ...referencias[which],
  })
  const words = wordsOfReferencias(three, labelOfTema)
  return {
    differences: differencesOf(partsIn('mine'), partsIn('now'), partsIn('base')),
    labelOf: (campo) => (words.has(campo) ? words.labelOf(campo) : PARTE_WORDS[campo as Parte]),
    said: (campo, value) => (words.has(campo) ? words.said(campo, value) : String(value)),
  }
}

/**
 * The theme in which each part has the value that the user chose. `mine` must already have the version numbers of
 * `now`.
 */
export const settleTemas = (
  three: Three<TemaRascunho>,
  isTheirs: (part: string) => boolean,
): TemaRascunho => ({
  ...three.mine,
  instrucoes: settleInstrucoes(three.mine.instrucoes, three.now.instrucoes, isTheirs),
  referencias: settleReferencias(three, isTheirs),
})
