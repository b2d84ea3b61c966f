import { countBy, uniq } from 'es-toolkit'
import type { Exam } from '../exam.schema.ts'
import { formulasOf, textProblems } from './text-rules.ts'

type Questao = Exam['questoes'][number]
type Referencia = Exam['referencias'][number]

const LETTERS = ['A', 'B', 'C', 'D', 'E']
const MATERIAS = new Set([
  'Português',
  'Inglês',
  'Matemática',
  'Raciocínio Lógico',
  'História',
  'Geografia',
  'Física',
  'Química',
  'Biologia',
])
const MIN_MATERIAS = 6
/** Of 15 questions, at least 8 refer to something. */
const MIN_SHARE_WITH_REFERENCIA = 8 / 15
const MAX_SAME_LETTER_IN_A_ROW = 2

/** What breaks a rule in an exam of the demonstration data, each with the place where it does. */
export function examProblems(exam: Exam): string[] {
  return [
    ...exam.questoes.flatMap((questao) =>
      at(`questão ${questao.numero}`, questaoProblems(questao)),
    ),
    ...exam.referencias.flatMap((referencia) =>
      at(`referência ${referencia.id}`, referenciaProblems(referencia, exam.questoes)),
    ),
    ...at(
      'chaves',
      keyProblems(exam.questoes.map(({ alternativas }) => rightLetter(alternativas))),
    ),
    ...at('prova', [...numberProblems(exam), ...coverageProblems(exam)]),
    ...textsOf(exam).flatMap((text) => at(`“${text.slice(0, 40)}”`, textProblems(text))),
  ]
}

function at(place: string, problems: string[]): string[] {
  return problems.map((problem) => `${place}: ${problem}`)
}

/** The letter of the right alternative; none when it is not exactly one. */
export function rightLetter(alternativas: Questao['alternativas']): string | undefined {
  const right = alternativas.filter(({ correta }) => correta)
  return right.length === 1 ? right[0]?.nome : undefined
}

function questaoProblems({ materia, alternativas, explicacao = '' }: Questao): string[] {
  const letters = alternativas.map(({ nome }) => nome)
  return problemsOf({
    'its alternatives are not A to E': letters.join() !== LETTERS.join(),
    'not exactly one alternative is right': rightLetter(alternativas) === undefined,
    'a wrong alternative has no comentario': alternativas.some((a) => !a.correta && !a.comentario),
    'the right alternative has a comentario': alternativas.some((a) => a.correta && a.comentario),
    'two alternatives are the same': uniq(alternativas.map((a) => a.texto)).length < letters.length,
    'it has no explicacao': explicacao === '',
    'its explicacao opens with the answer':
      /^(a certa|alternativa|letra|resposta)\b|^[A-E]\s*[:.)–]/i.test(explicacao),
    [`it has the matéria ${materia}`]: !MATERIAS.has(materia),
  })
}

function referenciaProblems(
  { id, texto, imagem, legenda, descricao, largura, altura }: Referencia,
  questoes: Questao[],
): string[] {
  return problemsOf({
    'no question uses it': !questoes.some(({ referencias }) => referencias.includes(id)),
    'it has neither text nor image': !texto && !imagem,
    'its image has no description': imagem !== undefined && !descricao,
    'its image has no size': imagem !== undefined && !(largura && altura),
    'it does not say where it comes from': !legenda,
  })
}

function keyProblems(letters: (string | undefined)[]): string[] {
  const counts = countBy(letters, (letter) => letter ?? '?')
  const times = LETTERS.map((letter) => counts[letter] ?? 0)
  const row = new RegExp(`(.)\\1{${MAX_SAME_LETTER_IN_A_ROW}}`)
  const text = letters.join('')
  return problemsOf({
    'one letter is right more often than another': Math.max(...times) - Math.min(...times) > 1,
    'one letter is right too often in a row': row.test(text),
    'the right letters repeat themselves': LETTERS.some(
      (_, index) => text.slice(index + 1) === text.slice(0, -(index + 1)),
    ),
  })
}

function numberProblems({ questoes, referencias }: Exam): string[] {
  const known = new Set(referencias.map(({ id }) => id))
  return problemsOf({
    'the questions are not numbered from 1': questoes.some((q, index) => q.numero !== index + 1),
    'two references have one id': known.size < referencias.length,
    'a question names a reference that is not there': questoes.some((questao) =>
      questao.referencias.some((id) => !known.has(id)),
    ),
  })
}

function coverageProblems(exam: Exam): string[] {
  const { questoes, referencias } = exam
  const uses = countBy(
    questoes.flatMap((questao) => questao.referencias),
    (id) => id,
  )
  const linked = questoes.filter((questao) => questao.referencias.length > 0)
  const texts = textsOf(exam)
  return problemsOf({
    'too few matérias': uniq(questoes.map(({ materia }) => materia)).length < MIN_MATERIAS,
    'too few questions refer to something':
      linked.length < questoes.length * MIN_SHARE_WITH_REFERENCIA,
    'no text serves two questions': !referencias.some((r) => r.texto && (uses[r.id] ?? 0) >= 2),
    'no drawn figure': !referencias.some(({ imagem }) => imagem),
    'no table': !texts.some((text) => text.includes('<table>')),
    'no formula': !texts.some((text) => formulasOf(text).length > 0),
  })
}

function textsOf({ prova, questoes, referencias }: Exam): string[] {
  const texts = [
    prova.instrucoes,
    ...referencias.flatMap((r) => [r.titulo, r.texto, r.legenda, r.descricao]),
    ...questoes.flatMap((q) => [
      q.texto,
      q.explicacao,
      ...q.alternativas.flatMap(({ texto, comentario }) => [texto, comentario]),
    ]),
  ]
  return texts.filter((text) => text !== undefined)
}

function problemsOf(found: Record<string, unknown>): string[] {
  return Object.entries(found)
    .filter(([, isWrong]) => isWrong)
    .map(([problem]) => problem)
}
