import { palavrasOf } from '../palavras.ts'
import type { Passagem } from './passagem.ts'

/** The connectives by what they express, in lower case and without accents. */
const CONECTIVOS = {
  soma: [
    'alem disso',
    'ademais',
    'alem do mais',
    'tambem',
    'outrossim',
    'da mesma forma',
    'do mesmo modo',
    'assim como',
    'igualmente',
    'nao so',
    'nao apenas',
    'por um lado',
    'por outro lado',
  ],
  contraste: [
    'mas',
    'porem',
    'contudo',
    'todavia',
    'entretanto',
    'no entanto',
    'nao obstante',
    'embora',
    'apesar de',
    'apesar disso',
    'ainda que',
    'mesmo que',
    'em contrapartida',
    'ao contrario',
    'ja',
  ],
  causa: [
    'porque',
    'pois',
    'ja que',
    'uma vez que',
    'visto que',
    'dado que',
    'devido a',
    'por causa de',
    'por causa disso',
    'por isso',
    'em razao de',
    'em virtude de',
    'como consequencia',
    'consequentemente',
    'em decorrencia',
  ],
  exemplo: [
    'por exemplo',
    'como exemplo',
    'a exemplo de',
    'ou seja',
    'isto e',
    'em outras palavras',
    'nesse sentido',
    'sob essa otica',
    'a esse respeito',
  ],
  ordem: [
    'primeiro',
    'primeiramente',
    'em primeiro lugar',
    'em segundo lugar',
    'inicialmente',
    'a principio',
    'depois',
    'em seguida',
    'antes',
    'enquanto',
    'quando',
    'entao',
    'finalmente',
    'por fim',
    'por ultimo',
    'um dia',
    'certa vez',
    'de repente',
    'naquele dia',
    'no dia seguinte',
    'mais tarde',
    'ate que',
  ],
  conclusao: [
    'portanto',
    'logo',
    'assim',
    'dessa forma',
    'desse modo',
    'dessa maneira',
    'desta forma',
    'deste modo',
    'em suma',
    'em sintese',
    'em resumo',
    'concluindo',
    'diante disso',
    'sendo assim',
    'por conseguinte',
    'enfim',
    'para isso',
    'diante do exposto',
  ],
} as const

type Relacao = keyof typeof CONECTIVOS

export interface Conectivo extends Passagem {
  relacao: Relacao
}

const SEQUENCIAS = Object.entries(CONECTIVOS).flatMap(([relacao, all]) =>
  all.map((words) => ({ relacao: relacao as Relacao, words: words.split(' ') })),
)

/** The connectives in a passage of a text, in their order. When two begin at the same word, the longer one counts. */
export function conectivosOf(texto: string, { from, to }: Passagem): Conectivo[] {
  const palavras = palavrasOf(texto.slice(from, to))
  const found: Conectivo[] = []
  let at = 0
  while (at < palavras.length) {
    const here = at
    const longest = SEQUENCIAS.filter(({ words }) =>
      words.every((word, place) => palavras[here + place]?.forma === word),
    ).toSorted((a, b) => b.words.length - a.words.length)[0]
    const [first, last] = [palavras[at], palavras[at + (longest?.words.length ?? 1) - 1]]
    if (longest && first && last) {
      found.push({ relacao: longest.relacao, from: from + first.from, to: from + last.to })
    }
    at += longest?.words.length ?? 1
  }
  return found
}
