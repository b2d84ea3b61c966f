import { describe, expect, it } from 'vitest'
import { exam as schema, type Exam } from '../exam.schema.ts'
import { examProblems } from './exam-rules.ts'

const KEY = 'BDACEADBEC'
const MATERIAS = ['Física', 'Química', 'Biologia', 'História', 'Inglês', 'Português']

type Questao = Exam['questoes'][number]

function questaoOf(numero: number, right: string) {
  return {
    numero,
    materia: MATERIAS[numero % MATERIAS.length],
    texto: numero === 1 ? 'Veja <table><tr><td>1</td></tr></table> e \\(x\\).' : 'Qual?',
    referencias: numero <= 6 ? [numero === 1 ? 'figura' : 'texto'] : [],
    alternativas: ['A', 'B', 'C', 'D', 'E'].map((nome) =>
      nome === right
        ? { nome, texto: `Solução ${nome}`, correta: true }
        : { nome, texto: `Solução ${nome}`, comentario: 'Não é.' },
    ),
    explicacao: 'Porque sim.',
  }
}

/** An exam that keeps every rule, for each test to break one. */
function goodExam(): Exam {
  return schema.parse({
    chave: '2025-1',
    vestibular: { ano: 2025, semestre: 1 },
    prova: { nome: 'Prova Azul', instrucoes: 'Leia.' },
    referencias: [
      { id: 'texto', texto: 'Era uma vez.', legenda: 'Texto elaborado para esta prova.' },
      {
        id: 'figura',
        imagem: 'figura.svg',
        descricao: 'Um ponto.',
        legenda: 'Dados fictícios.',
        largura: 424,
        altura: 300,
      },
    ],
    questoes: Array.from(KEY, (right, index) => questaoOf(index + 1, right)),
  })
}

function brokenBy(change: (exam: Exam, questao: Questao) => void): string[] {
  const exam = goodExam()
  const [questao] = exam.questoes
  if (questao) change(exam, questao)
  return examProblems(exam)
}

function withKey(key: string): string[] {
  const exam = goodExam()
  const questoes = Array.from(key, (right, index) => questaoOf(index + 1, right))
  return examProblems(schema.parse({ ...exam, questoes }))
}

describe('examProblems', () => {
  it('finds nothing wrong with a good exam', () => {
    expect(examProblems(goodExam())).toEqual([])
  })

  it.each<[string, (exam: Exam, questao: Questao) => void]>([
    [
      'questão 1: its alternatives are not A to E',
      (_, q) => (q.alternativas = q.alternativas.toReversed()),
    ],
    ['questão 1: its alternatives are not A to E', (_, q) => q.alternativas.pop()],
    [
      'questão 1: not exactly one alternative is right',
      (_, q) => delete q.alternativas[1]?.correta,
    ],
    [
      'questão 1: not exactly one alternative is right',
      (_, q) => Object.assign(q.alternativas[0] ?? {}, { correta: true }),
    ],
    [
      'questão 1: a wrong alternative has no comentario',
      (_, q) => delete q.alternativas[0]?.comentario,
    ],
    [
      'questão 1: the right alternative has a comentario',
      (_, q) => Object.assign(q.alternativas[1] ?? {}, { comentario: 'É.' }),
    ],
    [
      'questão 1: two alternatives are the same',
      (_, q) => Object.assign(q.alternativas[1] ?? {}, { texto: 'Solução A' }),
    ],
    ['questão 1: it has no explicacao', (_, q) => delete q.explicacao],
    ['questão 1: its explicacao opens with the answer', (_, q) => (q.explicacao = 'B: é ela.')],
    ['questão 1: it has the matéria Artes', (_, q) => (q.materia = 'Artes')],
    ['referência texto: no question uses it', ({ questoes }) => questoes.splice(1, 5)],
    [
      'referência texto: it has neither text nor image',
      ({ referencias }) => delete referencias[0]?.texto,
    ],
    [
      'referência figura: its image has no description',
      ({ referencias }) => delete referencias[1]?.descricao,
    ],
    [
      'referência figura: its image has no size',
      ({ referencias }) => delete referencias[1]?.altura,
    ],
    [
      'referência texto: it does not say where it comes from',
      ({ referencias }) => delete referencias[0]?.legenda,
    ],
    [
      'prova: the questions are not numbered from 1',
      (exam) => (exam.questoes = exam.questoes.toReversed()),
    ],
    [
      'prova: two references have one id',
      ({ referencias }) => referencias.push(...referencias.slice(0, 1)),
    ],
    ['prova: a question names a reference that is not there', (_, q) => q.referencias.push('foto')],
    [
      'prova: too few matérias',
      ({ questoes }) => questoes.forEach((questao) => (questao.materia = 'Física')),
    ],
    ['prova: too few questions refer to something', (_, q) => (q.referencias = [])],
    ['prova: no text serves two questions', ({ referencias }) => referencias.shift()],
    ['prova: no drawn figure', ({ referencias }) => delete referencias[1]?.imagem],
    ['prova: no table', (_, q) => (q.texto = 'Veja \\(x\\).')],
    ['prova: no formula', (_, q) => (q.texto = 'Veja <table><tr><td>1</td></tr></table>.')],
    [
      '“Custa 2.5”: a decimal point or a dot between thousands',
      (_, q) => (q.explicacao = 'Custa 2.5'),
    ],
  ])('finds: %s', (problem, change) => {
    expect(brokenBy(change)).toContain(problem)
  })

  it.each([
    ['BDACEADBEB', 'chaves: one letter is right more often than another'],
    ['BBBDACEADC', 'chaves: one letter is right too often in a row'],
    ['ABCDEABCDE', 'chaves: the right letters repeat themselves'],
  ])('finds in the key %s: %s', (key, problem) => {
    expect(withKey(key)).toContain(problem)
  })
})
