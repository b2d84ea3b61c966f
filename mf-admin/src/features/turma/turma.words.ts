import { probableEmail } from '@rumo/contract'
import { byCount, countedWords, listWords } from '@rumo/shared-ui/words'
import type { Resultado } from './use-turma.ts'

/** What will happen to a line, or has happened. */
export function situacaoInWords(linha: Resultado): string {
  if (linha.cadastrada) return 'Conta cadastrada'
  if (linha.acao === 'criar') {
    const meant = probableEmail(linha.email)
    return meant === undefined ? 'Conta nova' : `Conta nova. Confira o e-mail: não seria ${meant}?`
  }
  if (linha.acao === 'ja_tem') return 'Já tem conta: fica como está'
  return linha.problemas.join(' ')
}

/** '3 contas cadastradas, 28 contas novas a cadastrar e 1 linha para corrigir no arquivo.' */
export function resumoInWords(linhas: readonly Resultado[]): string {
  const count = (is: (linha: Resultado) => boolean) => linhas.filter(is).length
  const [feitas, novas, antigas, erradas] = [
    count(({ cadastrada }) => cadastrada),
    count(({ acao, cadastrada }) => acao === 'criar' && !cadastrada),
    count(({ acao }) => acao === 'ja_tem'),
    count(({ acao }) => acao === 'corrigir'),
  ]
  if (linhas.length === 0) return 'Não há ninguém neste texto.'
  const parts = [
    feitas > 0 && countedWords(feitas, 'conta cadastrada', 'contas cadastradas'),
    novas > 0 && `${countedWords(novas, 'conta nova', 'contas novas')} a cadastrar`,
    antigas > 0 &&
      `${countedWords(antigas, 'pessoa', 'pessoas')} que já ${byCount(antigas, 'tem', 'têm')} conta`,
    erradas > 0 && `${countedWords(erradas, 'linha', 'linhas')} para corrigir no arquivo`,
  ].filter((part) => part !== false)
  return `${listWords(parts)}.`
}
