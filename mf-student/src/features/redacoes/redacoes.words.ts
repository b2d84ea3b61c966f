import type { EstadoDeCorrecao, Nota } from '@rumo/contract'
import { countedWords } from '@rumo/shared-ui/words'
import { ofWords } from '../../shared/razao.ts'

export const ESTADO_WORDS: Readonly<Record<EstadoDeCorrecao, string>> = {
  a_corrigir: 'Aguardando correção',
  em_correcao: 'Em correção',
  corrigida: 'Corrigida',
}

/** The number of a version of an essay: '1ª versão', '2ª versão'. */
export const versaoWords = (reescrita: number) => `${reescrita + 1}ª\u00A0versão`

export const notaWords = ({ nota, maximo }: Pick<Nota, 'nota' | 'maximo'>) => ofWords(nota, maximo)

/** '2 redações suas foram corrigidas:', before their titles. */
export const corrigidasWords = (quantas: number) =>
  `${countedWords(quantas, 'redação sua', 'redações suas')} foram corrigidas:`

/** 'Nota final: 57 de 100, a média de duas correções'. When only two of three corrections count, it says which. */
export function notaFinalWords({
  de,
  corretores,
  ...nota
}: Nota & { de: number; corretores: number }): string {
  const said = `Nota final: ${notaWords(nota)}`
  if (de === 1) return `${said}, a da última correção.`
  if (de < corretores) return `${said}, a média das duas correções mais próximas.`
  return `${said}, a média de ${de === 2 ? 'duas' : 'três'} correções.`
}

/** How many characters of a passage are shown at most. */
const MAX_TRECHO = 100

/** A passage in one line, shortened when it is long. */
export function trechoWords(trecho: string): string {
  const line = trecho.replaceAll(/\s+/g, ' ').trim()
  return line.length <= MAX_TRECHO ? line : `${line.slice(0, MAX_TRECHO).trimEnd()}…`
}
