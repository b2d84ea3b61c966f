import { countBy, uniq } from 'es-toolkit'
import type { Exam } from '../../domain/exames/exam.schema.ts'
import { formulasOf, textProblems } from './text-rules.ts'

type Questao = Exam['questoes'][number]
type Alternativa = Questao['alternativas'][number]
type Referencia = Exam['referencias'][number]
type Tema = Exam['redacao'][number]
type Apoio = Tema['textos'][number]

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
const MIN_MATERIAS = 8
/** Of 15 questions, at least 8 must have a reference. */
const MIN_SHARE_WITH_REFERENCIA = 8 / 15
const MAX_SAME_LETTER_IN_A_ROW = 2
const [MIN_TEXTOS, MAX_TEXTOS] = [2, 4]
/** Stands in the key for an annulled question, which has no letter. */
const NO_LETTER = '–'

/** The violations of the rules in an exam of the demonstration data, each with its place. */
export function examProblems(exam: Exam): string[] {
  return [
    ...exam.questoes.flatMap((questao) =>
      at(`questão ${questao.numero}`, questaoProblems(questao)),
    ),
    ...exam.referencias.flatMap((referencia) =>
      at(`referência ${referencia.id}`, referenciaProblems(referencia, exam.questoes)),
    ),
    ...exam.redacao.flatMap((tema, index) => at(`tema ${index + 1}`, temaProblems(tema))),
    ...at(
      'chaves',
      keyProblems(exam.questoes.map(({ alternativas }) => rightLetter(alternativas) ?? NO_LETTER)),
    ),
    ...at('prova', [...numberProblems(exam), ...coverageProblems(exam)]),
    ...textsOf(exam).flatMap((text) => at(`“${text.slice(0, 40)}”`, textProblems(text))),
  ]
}

function at(place: string, problems: string[]): string[] {
  return problems.map((problem) => `${place}: ${problem}`)
}

/** The letter of the right alternative; undefined when there is not exactly one. */
export function rightLetter(alternativas: Questao['alternativas']): string | undefined {
  const right = alternativas.filter(({ correta }) => correta)
  return right.length === 1 ? right[0]?.nome : undefined
}

function questaoProblems(questao: Questao): string[] {
  const { materia = '', alternativas, explicacao = '', anulada, retificada } = questao
  const letters = alternativas.map(({ nome }) => nome)
  const right = alternativas.filter(({ correta }) => correta)
  return problemsOf({
    'its alternatives are not A to E': letters.join() !== LETTERS.join(),
    'not exactly one alternative is right': !anulada && right.length !== 1,
    'it is annulled, and an alternative is right': anulada && right.length > 0,
    'it is annulled, and its explicacao does not say why': anulada && !/anulad/i.test(explicacao),
    'it is rectified, and its explicacao does not say why':
      retificada && !/retificad/i.test(explicacao),
    'a wrong alternative has no comentario': alternativas.some((a) => !a.correta && !a.comentario),
    'the right alternative has a comentario': alternativas.some((a) => a.correta && a.comentario),
    'two alternatives are the same': hasTwins(alternativas),
    'only some of its alternatives are figures': uniq(alternativas.map(isFigure)).length > 1,
    'an alternative that is a figure has a text': alternativas.some((a) => isFigure(a) && a.texto),
    'an alternative that is a figure has no description': alternativas.some(
      (a) => isFigure(a) && !a.descricao,
    ),
    'it has no explicacao': explicacao === '',
    'its explicacao opens with the answer':
      /^(a certa|alternativa|letra|resposta)\b|^[A-E]\s*[:.)–]/i.test(explicacao),
    [`it has the matéria ${materia}`]: !MATERIAS.has(materia),
  })
}

function isFigure({ imagem }: Alternativa): boolean {
  return imagem !== undefined
}

/** Whether two alternatives have the same text, or show the same figure. */
function hasTwins(alternativas: Alternativa[]): boolean {
  const words = alternativas.map(({ texto, descricao }) => texto ?? descricao)
  const figures = alternativas.flatMap(({ imagem }) => imagem ?? [])
  return uniq(words).length < words.length || uniq(figures).length < figures.length
}

function temaProblems({ textos }: Tema): string[] {
  return [
    ...problemsOf({
      'it has not two to four texts': textos.length < MIN_TEXTOS || textos.length > MAX_TEXTOS,
    }),
    ...textos.flatMap((texto, index) => at(`texto ${index + 1}`, apoioProblems(texto))),
  ]
}

function referenciaProblems({ id, faixa, ...apoio }: Referencia, questoes: Questao[]): string[] {
  const isUsed = questoes.some(
    ({ numero, referencias }) => referencias.includes(id) || faixa.includes(numero),
  )
  return [...problemsOf({ 'no question uses it': !isUsed }), ...apoioProblems(apoio)]
}

function apoioProblems({ texto, imagem, legenda, descricao, largura, altura }: Apoio): string[] {
  return problemsOf({
    'it has neither text nor image': !texto && !imagem,
    'its image has no description': imagem !== undefined && !descricao,
    'its image has no size': imagem !== undefined && !(largura && altura),
    'it does not say where it comes from': !legenda,
  })
}

function keyProblems(letters: string[]): string[] {
  const counts = countBy(letters, (letter) => letter)
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

function textsOf({ prova, questoes, referencias, redacao }: Exam): string[] {
  const texts = [
    prova.instrucoes,
    ...[...referencias, ...redacao.flatMap(({ textos }) => textos)].flatMap((apoio) => [
      apoio.titulo,
      apoio.texto,
      apoio.legenda,
      apoio.descricao,
    ]),
    ...redacao.map(({ tema }) => tema),
    ...questoes.flatMap((q) => [
      q.texto,
      q.explicacao,
      ...q.alternativas.flatMap((a) => [a.texto, a.descricao, a.comentario]),
    ]),
  ]
  return texts.filter((text) => text !== undefined)
}

function problemsOf(found: Record<string, unknown>): string[] {
  return Object.entries(found)
    .filter(([, isWrong]) => isWrong)
    .map(([problem]) => problem)
}
