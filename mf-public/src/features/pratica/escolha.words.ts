import type { Dificuldade } from '@rumo/contract/rules'
import { byCount, countedWords, numberWords } from '@rumo/shared-ui/words'
import { QUAISQUER, type Escolha, type So } from './escolha.rules.ts'

const SO_IN_WORDS: Readonly<Record<So, string>> = {
  'nao-respondidas': 'só as que não respondi',
  erradas: 'só as que errei',
  guardadas: 'só as que guardei',
}

export const DIFICULDADE_IN_WORDS: Readonly<Record<Dificuldade, string>> = {
  facil: 'fáceis',
  media: 'médias',
  dificil: 'difíceis',
}

/** The names of the assunto and the prova of a choice, when they are known. */
export interface NomesDaEscolha {
  assunto?: string | undefined
  prova?: string | undefined
}

export const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)

/** The parts of a choice, without its matéria: 'Óptica', 'Prova Azul' and 'só as que errei'; or 'Só as que errei'. */
export function escolhaInWords(
  { idAssunto, idProva, ano, dificuldade, so, lista, quantas }: Escolha,
  nomes: NomesDaEscolha,
): string[] {
  const parts = [
    idAssunto !== null && (nomes.assunto || 'um assunto'),
    idProva !== null && (nomes.prova || 'uma prova'),
    ano !== null && `provas de ${ano}`,
    dificuldade !== null && DIFICULDADE_IN_WORDS[dificuldade],
    so !== null && (lista === null ? SO_IN_WORDS[so] : `lista “${lista}”`),
    quantas !== QUAISQUER.quantas && `${quantas} por vez`,
  ]
  const [first = '', ...others] = parts.filter((part) => part !== false)
  return [capital(first), ...others]
}

export const availableInWords = (count: number): string =>
  count === 0 ? 'Nenhuma questão' : countedWords(count, 'questão', 'questões')

/**
 * A sentence about the parts of the address that were left out because they are not valid, such as 'ano=20'; null when
 * there are none.
 */
export function ignoredInWords(ignoradas: readonly string[]): string | null {
  if (ignoradas.length === 0) return null
  const which = ignoradas.map((part) => `“${part}”`).join(' e ')
  return `O endereço traz ${which}, que não ${byCount(ignoradas.length, 'diz', 'dizem')} nada aqui e ${byCount(ignoradas.length, 'ficou', 'ficaram')} de fora.`
}

/** The label of the button for the next set: 'Treinar mais dez'. */
export const moreInWords = (quantas: number): string =>
  `Treinar mais ${quantas === 10 ? 'dez' : numberWords(quantas)}`

/** The message that a choice has no new questions left. */
export const overInWords = ({ so }: Pick<Escolha, 'so'>): string =>
  so === 'nao-respondidas'
    ? 'Não sobrou nenhuma questão nova desta escolha.'
    : 'Você já viu todas as questões desta escolha.'

/** The label of the button that draws the questions of a choice again which were seen already. */
export const againInWords = ({ so }: Pick<Escolha, 'so'>): string =>
  so === null ? 'Começar de novo' : AGAIN_IN_WORDS[so]

const AGAIN_IN_WORDS: Readonly<Record<So, string>> = {
  'nao-respondidas': 'Voltar às que ficaram em branco',
  erradas: 'Rever as que errei',
  guardadas: 'Começar de novo',
}

/** How a choice without any questions can be made wider: each way with its label, the smallest change first. */
export function looserThan(escolha: Escolha): readonly (readonly [words: string, Escolha])[] {
  const { idMateria, idAssunto, idProva, ano, dificuldade, so } = escolha
  const ways: (readonly [string, Escolha])[] = []
  if (so !== null) ways.push(['Incluir as outras questões', { ...escolha, so: null, lista: null }])
  if (dificuldade !== null) {
    ways.push(['De qualquer dificuldade', { ...escolha, dificuldade: null }])
  }
  if (idProva !== null) ways.push(['De qualquer prova', { ...escolha, idProva: null }])
  if (ano !== null) ways.push(['De qualquer ano', { ...escolha, ano: null }])
  if (idAssunto !== null) ways.push(['De qualquer assunto', { ...escolha, idAssunto: null }])
  if (idMateria !== null) {
    ways.push(['De todas as matérias', { ...escolha, idMateria: null, idAssunto: null }])
  }
  return ways
}
