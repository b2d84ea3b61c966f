import type { Outline } from './exam-outline.ts'
import { placesOf } from './exam-places.ts'
import { shown } from './exam-text.ts'

type Questao = Outline['questoes'][number]
interface Content {
  texto?: boolean | undefined
  imagem?: string | undefined
}

/** What contradicts itself in an exam file, each with its place. */
export function consistencyProblems(outline: Outline): string[] {
  const { questoes, referencias, redacao } = outline
  const places = placesOf(outline)
  const ids = new Set(referencias.map(({ id }) => id))
  const numeros = new Set(questoes.map(({ numero }) => numero))
  return [
    ...(questoes.length + redacao.length === 0
      ? ['arquivo: não tem questões nem temas de redação']
      : []),
    ...repeated(questoes.map(({ numero }) => numero)).map(
      (numero) => `questão ${numero}: há mais de uma com esse número`,
    ),
    ...repeated(referencias.map(({ id }) => id)).map(
      (id) => `referência ${shown(id)}: há mais de uma com esse id`,
    ),
    ...questoes.flatMap((questao, index) => [
      ...[...keyProblems(questao), ...linkProblems(questao, ids)].map(
        (problem) => `${places.questao(index)}: ${problem}`,
      ),
      ...questao.alternativas.flatMap((alternativa, place) =>
        contentProblems(places.alternativa(index, place), alternativa),
      ),
    ]),
    ...referencias.flatMap((referencia, index) => [
      ...contentProblems(places.referencia(index), referencia),
      ...referencia.faixa
        .filter((numero) => !numeros.has(numero))
        .map(
          (numero) =>
            `${places.referencia(index)}: a faixa cita a questão ${numero}, que não está no arquivo`,
        ),
    ]),
    ...redacao.flatMap(({ textos }, index) =>
      textos.flatMap((texto, place) => contentProblems(places.texto(index, place), texto)),
    ),
  ]
}

function keyProblems({ alternativas, anulada, retificada }: Questao): string[] {
  const right = alternativas.filter(({ correta }) => correta).map(({ nome }) => nome ?? '?')
  const problems = repeated(alternativas.map(({ nome }) => nome)).map(
    (nome) => `há mais de uma alternativa ${nome}`,
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
    .map((id) => `a referência "${shown(id)}" não está no arquivo`)
}

function contentProblems(place: string, { texto, imagem }: Content): string[] {
  return texto || imagem ? [] : [`${place}: não tem texto nem imagem`]
}

/** What is there more than once, each once. */
function repeated<Value>(values: readonly (Value | undefined)[]): Value[] {
  const [once, again] = [new Set<Value>(), new Set<Value>()]
  for (const value of values) {
    if (value === undefined) continue
    if (once.has(value)) again.add(value)
    once.add(value)
  }
  return [...again]
}
