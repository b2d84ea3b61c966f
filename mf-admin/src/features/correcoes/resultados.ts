import type { LinhaDeCorrecao } from '@rumo/contract'
import { decimalWords, shortMomentWords } from '@rumo/shared-ui/words'
import { csvOf } from '../../shared/csv.ts'
import { corretorName, ESTADO_WORDS } from './correcoes.words.ts'

const HEADER = [
  'Aluno',
  'Tema',
  'Versão',
  'Recebida em',
  'Situação',
  'Quem corrige',
  'Nota',
  'De',
  'Em 10',
  'Entregue em',
  'Nota final',
]

/** The grades as CSV: a line for each correction, and one line for an essay without any. */
export const resultadosCsv = (linhas: readonly LinhaDeCorrecao[]): string =>
  csvOf(HEADER, linhas.flatMap(rowsOf))

/** A moment in a form that spreadsheets recognise: '21/11/2026 15:40'. */
const sheetMoment = (instant: string) => shortMomentWords(instant).replace(',', '')

function rowsOf(linha: LinhaDeCorrecao): string[][] {
  const essay = [
    linha.aluno.nome,
    linha.titulo,
    String(linha.reescrita + 1),
    sheetMoment(linha.recebida_em ?? linha.enviada_em),
    ESTADO_WORDS[linha.estado],
  ]
  if (linha.correcoes.length === 0) return [[...essay, '', '', '', '', '', '']]
  const final = typeof linha.nota_final === 'number' ? String(linha.nota_final) : ''
  return linha.correcoes.map((correcao) => [...essay, ...gradeOf(correcao), final])
}

function gradeOf(correcao: LinhaDeCorrecao['correcoes'][number]): string[] {
  const { nota, maximo, entregue_em } = correcao
  const who = corretorName(correcao)
  if (entregue_em === null) return [who, '', '', '', '']
  const day = sheetMoment(entregue_em)
  if (typeof nota !== 'number' || typeof maximo !== 'number') return [who, '', '', '', day]
  return [who, String(nota), String(maximo), decimalWords((nota / maximo) * 10), day]
}
