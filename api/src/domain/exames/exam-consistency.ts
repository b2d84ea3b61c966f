import type { Outline } from './exam-outline.ts'
import type { ExamProblem } from './exam-places.ts'
import { printableName } from './printable-name.ts'

type Questao = Outline['questoes'][number]
interface Content {
  texto?: boolean | undefined
  imagem?: string | undefined
}

export function consistencyProblems({ questoes, referencias, redacao }: Outline): ExamProblem[] {
  const ids = new Set(referencias.map(({ id }) => id))
  const numeros = new Set(questoes.map(({ numero }) => numero))
  return [
    ...(questoes.length + redacao.length === 0 ? [EMPTY] : []),
    ...repeatedAt(questoes.map(({ numero }) => numero)).map((index) => ({
      path: ['questoes', index],
      campo: 'numero',
      message: 'há mais de uma com esse número',
    })),
    ...repeatedAt(referencias.map(({ id }) => id)).map((index) => ({
      path: ['referencias', index],
      campo: 'id',
      message: 'há mais de uma com esse id',
    })),
    ...questoes.flatMap((questao, index) => questaoProblems(questao, index, ids)),
    ...referencias.flatMap((referencia, index) => [
      ...contentProblems(['referencias', index], referencia),
      ...referencia.faixa
        .filter((numero) => !numeros.has(numero))
        .map((numero) => ({
          path: ['referencias', index],
          campo: 'faixa',
          message: `a faixa cita a questão ${numero}, que não está no arquivo`,
        })),
    ]),
    ...redacao.flatMap(({ textos }, index) =>
      textos.flatMap((texto, place) => contentProblems(['redacao', index, 'textos', place], texto)),
    ),
  ]
}

const EMPTY = { path: [], campo: 'questoes', message: 'não tem questões nem temas de redação' }

function questaoProblems(
  questao: Questao,
  index: number,
  ids: ReadonlySet<string | undefined>,
): ExamProblem[] {
  const path = ['questoes', index]
  return [
    ...keyProblems(questao).map((message) => ({ path, campo: 'alternativas', message })),
    ...linkProblems(questao, ids).map((message) => ({ path, campo: 'referencias', message })),
    ...questao.alternativas.flatMap((alternativa, place) =>
      contentProblems([...path, 'alternativas', place], alternativa),
    ),
  ]
}

function keyProblems({ alternativas, anulada, retificada }: Questao): string[] {
  const letters = alternativas.map(({ nome }) => nome)
  const right = alternativas.filter(({ correta }) => correta).map(({ nome }) => nome ?? '?')
  const problems = repeatedAt(letters).map(
    (place) => `há mais de uma alternativa ${letters[place] ?? ''}`,
  )
  if (right.length > 1) problems.push(`há mais de uma alternativa correta (${right.join(', ')})`)
  if (right.length === 0 && alternativas.length > 0 && !anulada) {
    problems.push('nenhuma alternativa está marcada como correta')
  }
  if (anulada && retificada) problems.push('não pode ser anulada e retificada')
  return problems
}

function linkProblems({ referencias }: Questao, ids: ReadonlySet<string | undefined>): string[] {
  return referencias
    .filter((id) => id !== '' && !ids.has(id))
    .map((id) => `a referência "${printableName(id)}" não está no arquivo`)
}

function contentProblems(path: ExamProblem['path'], { texto, imagem }: Content): ExamProblem[] {
  return texto || imagem ? [] : [{ path, campo: 'texto', message: 'não tem texto nem imagem' }]
}

function repeatedAt<Value>(values: readonly (Value | undefined)[]): number[] {
  const times = new Map<Value, number>()
  return values.flatMap((value, index) => {
    if (value === undefined) return []
    const before = times.get(value) ?? 0
    times.set(value, before + 1)
    return before === 1 ? [index] : []
  })
}
