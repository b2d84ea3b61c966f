import type { LinhaDeImportacao } from '@rumo/contract'
import type { Alvo, Situacao } from '@rumo/contract/caderno'
import type { CadernoDeExame } from '@rumo/contract'

export const SITUACAO_WORDS: Readonly<Record<Situacao, string>> = {
  duvida: 'com dúvida',
  livre: 'por aprovar',
  aprovada: 'aprovada',
}

const count = (total: number, one: string, more: string) =>
  total === 1 ? `1\u00A0${one}` : `${total}\u00A0${more}`

export const questoesInWords = (total: number) => count(total, 'questão', 'questões')

/** How far an import is: 'Lendo: página 3 de 24'. */
export function estadoInWords(linha: LinhaDeImportacao): string {
  const { estado, etapa, feitas, total, questoes, aprovadas, com_duvida, mensagem } = linha
  switch (estado) {
    case 'na_fila':
      return 'Na fila'
    case 'lendo':
      if (etapa === null || total === 0) return 'Lendo…'
      return etapa === 'paginas'
        ? `Lendo: página ${feitas} de ${total}`
        : `Recortando figuras: ${feitas} de ${total}`
    case 'em_revisao':
      return [
        `Em revisão: ${questoesInWords(questoes)}`,
        count(aprovadas, 'aprovada', 'aprovadas'),
        com_duvida > 0 && `${com_duvida} com dúvida`,
      ]
        .filter(Boolean)
        .join(', ')
    case 'importada':
      return `Importada: ${questoesInWords(questoes)}`
    case 'cancelada':
      return 'Cancelada'
    case 'recusada':
      return mensagem ?? 'Não deu para ler este arquivo.'
    default:
      return estado satisfies never
  }
}

const when = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'short', timeStyle: 'short' })

/** 'Renata Lopes, 21/11/2026, 15:40'. */
export const quemEQuando = ({ autor, criada_em }: LinhaDeImportacao) =>
  [autor ?? 'Conta deletada', when.format(new Date(criada_em))].join(', ')

/** 'Questão 12', 'Tema de redação', 'Tema de redação 2'. */
export function nomeDoAlvo(
  { questoes, redacoes }: CadernoDeExame,
  { lista, indice }: Alvo,
): string {
  if (lista === 'questoes') return `Questão ${questoes[indice]?.numero ?? ''}`.trim()
  return redacoes.length > 1 ? `Tema de redação ${indice + 1}` : 'Tema de redação'
}
