import type { LinhaDeImportacao } from '@rumo/contract'
import type { Alvo, SituacaoDoItem } from '@rumo/contract/caderno'
import type { CadernoDeExame } from '@rumo/contract'
import { byCount, countedWords, shortMomentWords } from '@rumo/shared-ui/words'

export const SITUACAO_WORDS: Readonly<Record<SituacaoDoItem, string>> = {
  duvida: 'com dúvida',
  livre: 'por aprovar',
  aprovada: 'aprovada',
}

export const questoesInWords = (total: number) => countedWords(total, 'questão', 'questões')

/** How many questions, and how many themes. */
type Quantos = Readonly<Record<Alvo['lista'], number>>

/** '53 questões', '2 temas', '53 questões e 2 temas'. */
export const itensInWords = ({ questoes, redacoes }: Quantos) =>
  [
    (questoes > 0 || redacoes === 0) && questoesInWords(questoes),
    redacoes > 0 && countedWords(redacoes, 'tema', 'temas'),
  ]
    .filter(Boolean)
    .join(' e ')

/** The label of the button that approves them all: 'Aprovar as 53 sem dúvida', 'Aprovar os 2 temas sem dúvida'. */
export function aprovarInWords({ questoes, redacoes }: Quantos): string {
  if (redacoes === 0)
    return `Aprovar ${byCount(questoes, 'a que não tem', `as ${questoes} sem`)} dúvida`
  if (questoes > 0) return `Aprovar os ${questoes + redacoes} itens sem dúvida`
  return `Aprovar ${byCount(redacoes, 'o tema', `os ${redacoes} temas`)} sem dúvida`
}

/** '53 questões aprovadas', '1 tema aprovado', '53 questões e 2 temas aprovados'. */
export function aprovadosInWords(quantos: Quantos): string {
  const { questoes, redacoes } = quantos
  const ending = `${redacoes === 0 ? 'a' : 'o'}${byCount(questoes + redacoes, '', 's')}`
  return `${itensInWords(quantos)} aprovad${ending}`
}

/** '1 aprovada', '54 aprovados', 'todas aprovadas', 'todos aprovados'. */
function aprovadasDe({ questoes, temas, aprovadas }: LinhaDeImportacao): string {
  const ending = temas === 0 ? 'a' : 'o'
  if (aprovadas > 1 && aprovadas === questoes + temas) return `tod${ending}s aprovad${ending}s`
  return countedWords(aprovadas, `aprovad${ending}`, `aprovad${ending}s`)
}

/** The state of an import: 'Lendo: página 3 de 24'. */
export function estadoInWords(linha: LinhaDeImportacao): string {
  const { estado, etapa, feitas, total, questoes, temas, com_duvida, mensagem } = linha
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
        `Em revisão: ${itensInWords({ questoes, redacoes: temas })}`,
        aprovadasDe(linha),
        com_duvida > 0 && `${com_duvida} com dúvida`,
      ]
        .filter(Boolean)
        .join(', ')
    case 'importada':
      return `Importada: ${questoesInWords(questoes)}`
    case 'cancelada':
      return 'Cancelada'
    case 'recusada':
      return mensagem ?? 'Não foi possível ler este arquivo.'
    default:
      return estado satisfies never
  }
}

/** 'Renata Lopes, 21/11/2026, 15:40'. */
export const quemEQuando = ({ autor, criada_em }: LinhaDeImportacao) =>
  [autor ?? 'Conta deletada', shortMomentWords(criada_em)].join(', ')

/** 'Questão 12', 'Tema de redação', 'Tema de redação 2'. */
export function nomeDoAlvo(
  { questoes, redacoes }: CadernoDeExame,
  { lista, indice }: Alvo,
): string {
  if (lista === 'questoes') return `Questão ${questoes[indice]?.numero ?? ''}`.trim()
  return redacoes.length > 1 ? `Tema de redação ${indice + 1}` : 'Tema de redação'
}

/** The field for an answer key that is typed or pasted. Two forms have it. */
export const GABARITO_DIGITADO = {
  label: 'Gabarito digitado ou colado',
  rows: 3,
  hint: 'Por exemplo: 1 D 2 C 3 ANULADA. Use no lugar do PDF.',
}
