import { differencesOf } from '../../shared/crud/conflict.ts'
import type { Three } from '../../shared/editor/list-parts.ts'
import type { Comparison } from '../../shared/editor/use-editor-form.ts'
import {
  partsOfReferencias,
  settleReferencias,
  wordsOfReferencias,
} from '../../shared/referencias/referencias-conflict-parts.ts'
import { labelOfTema, type TemaRascunho } from './tema-rascunho.ts'

/** The first line of a theme, which heads it, and the rest; together they are the whole again. */
function dividedInstrucoes(instrucoes: string) {
  const [, titulo = '', comando = ''] = /^(\s*[^\n]*)([^]*)$/.exec(instrucoes) ?? []
  return { titulo, comando }
}

type Parte = keyof ReturnType<typeof dividedInstrucoes>

const PARTE_WORDS: Readonly<Record<Parte, string>> = {
  titulo: 'Título do tema',
  comando: 'Texto do tema',
}

/** The instructions with each of the two parts as it was chosen. */
export function settleInstrucoes(
  mine: string,
  now: string,
  isTheirs: (part: Parte) => boolean,
): string {
  const [own, stored] = [dividedInstrucoes(mine), dividedInstrucoes(now)]
  const { titulo } = isTheirs('titulo') ? stored : own
  return titulo + (isTheirs('comando') ? stored : own).comando
}

/** What differs of instructions that two have changed, and how each part is called and said. */
export const compareInstrucoes = (mine: string, now: string, base: string): Comparison => ({
  differences: differencesOf(
    dividedInstrucoes(mine),
    dividedInstrucoes(now),
    dividedInstrucoes(base),
  ),
  labelOf: (campo) => PARTE_WORDS[campo as Parte],
  said: (_campo, value) => String(value),
})

/** What differs of a theme that two have changed, part by part, and how each is called and said. */
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

/** The theme with each part as it was chosen; `mine` already counts its changes as `now` does. */
export const settleTemas = (
  three: Three<TemaRascunho>,
  isTheirs: (part: string) => boolean,
): TemaRascunho => ({
  ...three.mine,
  instrucoes: settleInstrucoes(three.mine.instrucoes, three.now.instrucoes, isTheirs),
  referencias: settleReferencias(three, isTheirs),
})
