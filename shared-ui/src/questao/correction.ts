import type { Resultado } from '@rumo/contract/rules'
import type { BubbleEstado } from '../bubble/bubble.tsx'
import { plainLineOf } from '../formatted-text/plain-text.ts'
import { listWords } from '../words/listas.ts'
import type { AlternativaMostrada } from './questao-mostrada.ts'

interface Checked {
  escolhida: number | null
  /** Null before the answer was checked. */
  resultado: Resultado | null
  /**
   * Whether the question was annulled. It then counts as right for any answer, and none of its alternatives is the
   * right one.
   */
  foiAnulada?: boolean
}

/** The state of the bubble of an alternative, before and after the answer was checked. */
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

/** What the bubble shows after the answer was checked, in words. */
export const VERDICT_WORDS: Partial<Record<BubbleEstado, string>> = {
  certa: 'Sua resposta, certa',
  errada: 'Sua resposta',
  gabarito: 'Resposta certa',
}

/**
 * The longest text of an alternative that is repeated, in characters. A longer one would take the place that the
 * explanation needs.
 */
const LONGEST_REPEATED = 80

/** 'A certa é a C: 200.', without the text of the alternative when it is long, has markup or several lines. */
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
