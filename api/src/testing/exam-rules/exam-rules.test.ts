import { describe, expect, it } from 'vitest'
import { type Exam, examFile } from '../../domain/exames/exam.schema.ts'
import { examProblems } from './exam-rules.ts'

const KEY = 'BDACEADBEC'
const MATERIAS = [
  'Física',
  'Química',
  'Biologia',
  'História',
  'Geografia',
  'Inglês',
  'Português',
  'Matemática',
]

type Questao = Exam['questoes'][number]

const TEXTO = { texto: 'Errei.', legenda: 'Texto elaborado para esta proposta.' }

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

function asExam(file: object): Exam {
  return {
    ...examFile.parse(file),
    chave: '2025-1',
    prova: { nome: 'Prova Azul', instrucoes: 'Leia.' },
  }
}

/** An exam that keeps every rule, for each test to break one. */
function goodExam(): Exam {
  return asExam({
    vestibular: { ano: 2025, semestre: 1 },
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
    redacao: [{ tema: 'O erro ensina?', textos: [TEXTO, TEXTO] }],
  })
}

function brokenBy(change: (exam: Exam, questao: Questao) => void): string[] {
  const exam = goodExam()
  const [questao] = exam.questoes
  if (questao) change(exam, questao)
  return examProblems(exam)
}

function asFigures({ alternativas }: Questao): void {
  for (const alternativa of alternativas) {
    delete alternativa.texto
    const { nome } = alternativa
    Object.assign(alternativa, { imagem: `${nome}.svg`, descricao: `Figura ${nome}` })
  }
}

function annul(questao: Questao, explicacao = 'Foi anulada porque há duas respostas.'): void {
  const right = questao.alternativas.find(({ correta }) => correta)
  delete right?.correta
  Object.assign(right ?? {}, { comentario: 'Também pode ser.' })
  Object.assign(questao, { anulada: true, explicacao })
}

function withKey(key: string): string[] {
  const exam = goodExam()
  const questoes = Array.from(key, (right, index) => questaoOf(index + 1, right))
  return examProblems(asExam({ ...exam, questoes }))
}

describe('examProblems', () => {
  it('finds nothing wrong with a good exam', () => {
    expect(examProblems(goodExam())).toEqual([])
  })

  it.each<[string, (questao: Questao) => void]>([
    ['alternatives that are figures', asFigures],
    ['an annulled question without a right alternative', annul],
    [
      'a rectified question',
      (questao) =>
        Object.assign(questao, { retificada: true, explicacao: 'A chave foi retificada.' }),
    ],
  ])('finds nothing wrong with %s', (_, change) => {
    expect(brokenBy((_exam, questao) => change(questao))).toEqual([])
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
    [
      'questão 1: two alternatives are the same',
      (_, q) => {
        asFigures(q)
        Object.assign(q.alternativas[1] ?? {}, { descricao: 'Figura A' })
      },
    ],
    [
      'questão 1: two alternatives are the same',
      (_, q) => {
        asFigures(q)
        Object.assign(q.alternativas[1] ?? {}, { imagem: 'A.svg' })
      },
    ],
    [
      'questão 1: only some of its alternatives are figures',
      (_, q) => {
        asFigures(q)
        delete q.alternativas[1]?.imagem
      },
    ],
    [
      'questão 1: an alternative that is a figure has a text',
      (_, q) => {
        asFigures(q)
        Object.assign(q.alternativas[1] ?? {}, { texto: 'Um' })
      },
    ],
    [
      'questão 1: an alternative that is a figure has no description',
      (_, q) => {
        asFigures(q)
        delete q.alternativas[1]?.descricao
      },
    ],
    [
      'questão 1: it is annulled, and an alternative is right',
      (_, q) => Object.assign(q, { anulada: true }),
    ],
    [
      'questão 1: it is annulled, and its explicacao does not say why',
      (_, q) => annul(q, 'Porque sim.'),
    ],
    [
      'questão 1: it is rectified, and its explicacao does not say why',
      (_, q) => Object.assign(q, { retificada: true }),
    ],
    ['tema 1: it has not two to four texts', ({ redacao }) => redacao[0]?.textos.pop()],
    [
      'tema 1: it has not two to four texts',
      ({ redacao }) => redacao[0]?.textos.push(TEXTO, TEXTO, TEXTO),
    ],
    [
      'tema 1: texto 2: it does not say where it comes from',
      ({ redacao }) => redacao[0]?.textos.splice(1, 1, { texto: 'Errei.' }),
    ],
    [
      'tema 1: texto 1: its image has no description',
      ({ redacao }) => Object.assign(redacao[0]?.textos[0] ?? {}, { imagem: 'a.svg' }),
    ],
    [
      '“Errei - e daí?”: a hyphen for a dash',
      ({ redacao }) => Object.assign(redacao[0] ?? {}, { tema: 'Errei - e daí?' }),
    ],
    [
      '“Custa 2.5”: a decimal point or a dot between thousands',
      ({ redacao }) => redacao[0]?.textos.splice(0, 1, { ...TEXTO, texto: 'Custa 2.5' }),
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
