import { numerosInWords, type Placar } from '@rumo/contract/rules'
import { byCount } from '@rumo/shared-ui/words'
import { marcadasInWords } from '../../shared/marcadas.ts'
import { numbersWith, scoreOf, type Linha } from './cartao-resposta.rules.ts'

/** One row of the card in words: 'Questão 3, errada: você marcou E, a certa é C'. */
export function rowInWords(linha: Linha): string {
  const { numero, resultado, marcada, gabarito, paraRever, foiAnulada } = linha
  if (foiAnulada) return `Questão ${numero}, anulada: certa para todos`
  const own = marcada ? `você marcou ${marcada.nome}` : 'o que você marcou saiu da questão'
  const words = {
    certa: `certa: ${own}`,
    errada: `errada: ${own}, a certa é ${gabarito}`,
    'em-branco': 'em branco',
    marcada: own,
    'sem-gabarito': marcada ? `sem gabarito: ${own}` : 'sem gabarito',
  }
  return `Questão ${numero}, ${words[resultado]}${paraRever ? ', para rever' : ''}`
}

/** The card in one line: '2 certas de 3', counting only the answered questions. */
export function cardInWords(linhas: readonly Linha[]): string {
  const answered = linhas.filter(({ resultado }) => resultado !== 'em-branco')
  if (answered.length === 0) return 'Nenhuma respondida ainda'
  return resultInWords(answered)
}

/** A graded card in one line: '2 certas de 10'. Blank questions are counted too. */
export function resultInWords(linhas: readonly Linha[]): string {
  const { certas, total } = scoreOf(linhas)
  return `${certas} ${byCount(certas, 'certa', 'certas')} de ${total}`
}

/** The card before it is handed in, in one line: '6 de 10 marcadas'. */
export function markedInWords(linhas: readonly Linha[]): string {
  return marcadasInWords(
    linhas.filter(({ resultado }) => resultado === 'marcada').length,
    linhas.length,
  )
}

/** The questions marked to be seen again: 'Para rever: questões 3 e 9'; null when there are none. */
export function toReviewInWords(linhas: readonly Linha[]): string | null {
  const numeros = linhas.filter(({ paraRever }) => paraRever).map(({ numero }) => numero)
  return numeros.length === 0 ? null : `Para rever: ${questoesInWords(numeros)}`
}

/** The questions to answer before the card is complete: 'Faltam 4: questões 6 e 8 a 10.'; null when none is blank. */
export function missingInWords(linhas: readonly Linha[]): string | null {
  const blank = numbersWith('em-branco', linhas)
  if (blank.length === 0) return null
  return `${byCount(blank.length, 'Falta', 'Faltam')} ${blank.length}: ${questoesInWords(blank)}.`
}

/** The blank questions: 'Em branco: questões 2 e 3'; null when none is blank. */
export function blankInWords(linhas: readonly Linha[]): string | null {
  const blank = numbersWith('em-branco', linhas)
  return blank.length === 0 ? null : `Em branco: ${questoesInWords(blank)}`
}

/** The questions without a key: 'Sem gabarito, não conta: questão 4'; null when all have one. */
export function withoutKeyInWords(linhas: readonly Linha[]): string | null {
  const keyless = numbersWith('sem-gabarito', linhas)
  if (keyless.length === 0) return null
  const counts = byCount(keyless.length, 'não conta', 'não contam')
  return `Sem gabarito, ${counts}: ${questoesInWords(keyless)}`
}

const questoesInWords = (numeros: readonly number[]) =>
  `${byCount(numeros.length, 'questão', 'questões')} ${numerosInWords(numeros)}`

/** A kind word on a result, with advice on what to do next. */
export function encouragement({ certas, total }: Placar): string {
  if (total === 0) return 'Nenhuma destas questões tem gabarito.'
  if (certas === total) return 'Você acertou todas.'
  if (certas >= total * 0.7) {
    return `Muito bem. Releia ${byCount(total - certas, 'a que escapou', 'as que escaparam')}.`
  }
  if (certas >= total * 0.4) return 'Bom caminho. Cada erro do cartão leva à explicação.'
  return 'Dá para crescer muito daqui. Abra cada questão e leia o porquê.'
}
