import { palavrasOf } from '../palavras.ts'
import type { Passagem } from './passagem.ts'

/** Shorter words are repeated in every text. */
const LETRAS_MIN = 5
/** A word counts as repeated when it occurs `VEZES` times within `JANELA_PALAVRAS` words. */
const VEZES = 3
const JANELA_PALAVRAS = 60

/** Common words, without accents, that every text repeats however long they are. */
const COMUNS = new Set(
  `ainda alguem alguma algumas alguns antes apenas aquela aquelas aquele aqueles aquilo assim atraves cada como contra
  contudo daquela daquele dessa desde desse desta deste destas destes dessas desses depois disso disto durante embora
  enquanto entao entre entretanto essas esses estao estar estas estava estavam esteja estes estou foram fosse havia hoje
  isso isto mais mesma mesmas mesmo mesmos minha minhas muita muitas muito muitos nessa nesse nesta neste naquela naquele
  nenhum nenhuma nossa nossas nosso nossos numa outra outras outro outros onde para pela pelas pelo pelos pode podem poder
  porem porque portanto pouca pouco poucos quais qualquer quando quanto quem sempre seria seriam seus sobre suas tambem
  tanto tem temos tenha tinha tinham toda todas todavia todo todos uma umas voce voces`.split(
    /\s+/,
  ),
)

export interface Repetida {
  /** The word as its first occurrence is written, in lower case. */
  palavra: string
  passagens: readonly Passagem[]
}

/**
 * The words that occur three times or more within sixty words, each with all its places. Singular and a plural in 's'
 * count as the same word.
 */
export function repetidasIn(texto: string): Repetida[] {
  const places = new Map<string, { at: number; from: number; to: number }[]>()
  for (const [at, { forma, from, to }] of palavrasOf(texto).entries()) {
    if (forma.length < LETRAS_MIN || COMUNS.has(forma) || /^\d/.test(forma)) continue
    const key = forma.replace(/s$/, '')
    places.set(key, [...(places.get(key) ?? []), { at, from, to }])
  }
  return [...places.values()]
    .filter((all) =>
      all.some(({ at }, place) => {
        const last = all[place + VEZES - 1]
        return last !== undefined && last.at - at < JANELA_PALAVRAS
      }),
    )
    .map((all) => ({
      palavra: texto.slice(all[0]?.from, all[0]?.to).toLocaleLowerCase('pt-BR'),
      passagens: all.map(({ from, to }) => ({ from, to })),
    }))
}
