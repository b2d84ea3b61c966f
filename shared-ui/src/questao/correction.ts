import type { Resultado } from '@rumo/contract/rules'
import type { BubbleEstado } from '../bubble/bubble.tsx'
import { plainLineOf } from '../formatted-text/plain-text.ts'
import { listWords } from '../words/listas.ts'
import type { AlternativaMostrada } from './questao-mostrada.ts'

interface Checked {
  escolhida: number | null
  /** Null before the question was checked. */
  resultado: Resultado | null
  /** An annulled question is right whatever was marked: none of its alternatives is the right one. */
  foiAnulada?: boolean
}

/** The state of one alternative's bubble, before and after its question was checked. */
export function bubbleOf(
  alternativa: AlternativaMostrada,
  { escolhida, resultado, foiAnulada = false }: Checked,
): BubbleEstado {
  const isChosen = alternativa.id === escolhida
  if (foiAnulada && resultado !== null) return isChosen ? 'certa' : 'livre'
  if (resultado === null || resultado === 'sem-gabarito') return isChosen ? 'escolhida' : 'livre'
  if (alternativa.correta) return isChosen ? 'certa' : 'gabarito'
  return isChosen ? 'errada' : 'livre'
}

/** What a checked bubble shows, in words. */
export const VERDICT_WORDS: Partial<Record<BubbleEstado, string>> = {
  certa: 'Sua resposta, certa',
  errada: 'Sua resposta',
  gabarito: 'Resposta certa',
}

/** Beyond it the alternative, read again, would hide the explanation. */
const LONGEST_REPEATED = 80

/** 'A certa é a C: 200.', without the alternative's text where that is long or more than a line of words. */
export function rightAnswerSentence(alternativas: readonly AlternativaMostrada[]): string {
  const right = alternativas.filter((alternativa) => alternativa.correta)
  const [only] = right
  if (!only) return ''
  if (right.length > 1) {
    const letters = listWords(right.map(({ nome }) => `a ${nome}`))
    return `As certas são ${letters}.`
  }
  const line = only.url_imagem ? undefined : plainLineOf(only.texto)
  if (line === undefined || line.length > LONGEST_REPEATED) return `A certa é a ${only.nome}.`
  return `A certa é a ${only.nome}: ${line}${/[.!?…]$/.test(line) ? '' : '.'}`
}
