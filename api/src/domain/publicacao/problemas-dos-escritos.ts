import { LETRAS, TEXTOS_DE_REFERENCIA } from '@rumo/contract'
import { createJudge, MOST_TOKENS } from '@rumo/contract/formulas'
import type { TextoComProblema } from '@rumo/contract/rules'
import { problemasDosTextos, type Textos } from './marcacao.ts'

/** How many tokens may still be read of a prova, and whether something was not read for want of them. */
export interface Budget {
  tokens: number
  isShort: boolean
}

interface Alternativa {
  texto: string
  comentario: string | null
}

export function textosOf(
  { texto, explicacao }: { texto: string; explicacao: string | null },
  alternativas: readonly Alternativa[],
) {
  const ofAlternativas = alternativas.flatMap((each, place) => [
    [`alternativa ${LETRAS[place] ?? place + 1}`, each.texto],
    [`por que a ${LETRAS[place] ?? place + 1} está errada`, each.comentario],
  ])
  return { texto, ...Object.fromEntries(ofAlternativas), explicação: explicacao }
}

export const referencia = (place: number) => `referência ${place}`
export const daColetanea = (place: number) => `texto ${place} da coletânea`

/** What each text of a reference is called after it. */
const CHAMADOS = {
  titulo: ', título',
  texto: '',
  legenda: ', legenda',
  informacao_acesso: ', informação de acesso',
} as const satisfies Record<(typeof TEXTOS_DE_REFERENCIA)[number], string>

interface Referencia extends Record<keyof typeof CHAMADOS, string | null> {
  marcacao_quebrada: boolean | null
}

/** What one record says, and whether anything in it cannot be drawn, as far as its row tells. */
interface Escrito {
  textos: Textos
  marcacao_quebrada?: boolean | null
}

/** The texts of references, which `called` names one of: 'referência 2', 'referência 2, título'. */
export function escritosDe(
  referencias: readonly Referencia[],
  called: (place: number) => string,
): Escrito[] {
  return referencias.map(({ marcacao_quebrada, ...each }, place) => ({
    textos: Object.fromEntries(
      TEXTOS_DE_REFERENCIA.map((campo) => [called(place + 1) + CHAMADOS[campo], each[campo]]),
    ),
    marcacao_quebrada,
  }))
}

/**
 * The first problem of a question or a theme with its references, by what its texts are called; null where there is none.
 * What was judged when it was written is read again only where several of them have formulas: each was judged by itself.
 * Each question and theme may have as many formulas as one record may, whatever the others have.
 */
export function problemOf(escritos: readonly Escrito[], budget: Budget): TextoComProblema | null {
  const isTogether = escritos.filter(hasFormula).length > 1
  const read = escritos.filter(({ marcacao_quebrada }) => isTogether || marcacao_quebrada !== false)
  if (read.length === 0) return null
  if (budget.tokens <= 0 && read.some(hasFormula)) {
    budget.isShort = true
    return null
  }
  const own = { tokens: MOST_TOKENS }
  const textos: Textos = Object.assign({}, ...read.map((escrito) => escrito.textos))
  const [first] = Object.entries(problemasDosTextos(textos, createJudge(own)))
  budget.tokens -= MOST_TOKENS - own.tokens
  if (!first) return null
  const [onde, palavras] = first
  return { onde: onde || null, palavras }
}

const hasFormula = ({ textos }: Escrito) =>
  Object.values(textos).some((texto) => texto && /\\[([]/.test(texto))
