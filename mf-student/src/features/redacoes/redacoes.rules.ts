import type { Anotacao, CorrecaoEntregue, RedacaoEnviada } from '@rumo/contract'
import { cutPassagens, isWithin } from '@rumo/contract/rules'

/** A remark with its number. Remarks are numbered in the order in which their passages begin. */
export interface AnotacaoNumerada extends Anotacao {
  numero: number
}

/** The remarks of a correction in reading order. Remarks whose passage is not within the text are left out. */
export function numberAnotacoes(
  anotacoes: readonly Anotacao[],
  length: number,
): AnotacaoNumerada[] {
  return anotacoes
    .filter((anotacao) => isWithin(anotacao, length))
    .toSorted((a, b) => a.inicio - b.inicio || a.fim - b.fim)
    .map((anotacao, place) => ({ ...anotacao, numero: place + 1 }))
}

/** A piece of a text with the numbers of the remarks that cover it, and of those that begin and end with it. */
export interface Trecho {
  inicio: number
  texto: string
  numeros: number[]
  comecam: number[]
  terminam: number[]
}

/** Cuts a text where remarks begin and end, because remarks may overlap. */
export function cutTexto(texto: string, anotacoes: readonly AnotacaoNumerada[]): Trecho[] {
  // A lone carriage return breaks no line in a browser. Its replacement has one character too, so that positions stay
  // valid.
  const shown = texto.replaceAll(/\r(?!\n)/g, '\n')
  return cutPassagens(texto.length, anotacoes).map((pedaco) => {
    const here = pedaco.anotacoes.flatMap((place) => anotacoes[place] ?? [])
    return {
      inicio: pedaco.inicio,
      texto: shown.slice(pedaco.inicio, pedaco.fim),
      numeros: numbersOf(here),
      comecam: numbersOf(here.filter(({ inicio }) => inicio === pedaco.inicio)),
      terminam: numbersOf(here.filter(({ fim }) => fim === pedaco.fim)),
    }
  })
}

const numbersOf = (all: readonly AnotacaoNumerada[]) => all.map(({ numero }) => numero)

export const newestFirst = (correcoes: readonly CorrecaoEntregue[]) =>
  correcoes.toSorted((a, b) => Date.parse(b.entregue_em) - Date.parse(a.entregue_em))

/** Whether the user may write an essay again: its theme still exists, it was corrected, and it is the last version. */
export function mayRewrite({ id, id_redacao, reescritas, estado }: RedacaoEnviada): boolean {
  return id_redacao !== null && estado === 'corrigida' && reescritas.at(-1)?.id === id
}
