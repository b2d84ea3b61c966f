import type { Alternativa, Exam, Questao } from './exam.ts'

/** An exam with these values and nothing else. */
export function examOf(values: Partial<Exam> = {}): Exam {
  return {
    chave: '2025-1',
    vestibular: { ano: 2025, semestre: 1 },
    prova: { nome: 'Prova Azul' },
    referencias: [],
    questoes: [],
    redacao: [],
    ...values,
  }
}

/** A short question of two alternatives, of which B is right. */
export function questaoOf(numero: number, values: Partial<Questao> = {}): Questao {
  return {
    numero,
    texto: 'Quanto mede a rampa?',
    referencias: [],
    alternativas: [alternativaOf('A'), alternativaOf('B', { correta: true })],
    ...values,
  }
}

export function alternativaOf(nome: string, values: Partial<Alternativa> = {}): Alternativa {
  return { nome, texto: `${nome} metros.`, ...values }
}

/** A reference of an exam. */
export function referenciaOf(
  id: string,
  values: Partial<Exam['referencias'][number]> = {},
): Exam['referencias'][number] {
  return { id, texto: 'Às cinco, chegam os caminhões.', faixa: [], ...values }
}
