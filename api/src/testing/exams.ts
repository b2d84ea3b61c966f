import { checkExam } from '../domain/exames/check-exam.ts'
import { loadExam, type LoadedExam, type SeedTarget } from '../domain/seed/load-exam.ts'

/** A valid exam file; each test overrides what matters to it. */
export const EXAM = {
  chave: '2025-1',
  vestibular: { ano: 2025, semestre: 1 },
  prova: { nome: 'Prova Azul', data: '2024-12-08' },
  referencias: [
    {
      id: 'feira',
      titulo: 'A feira',
      texto: 'Às cinco, chegam os caminhões.',
      informacao_acesso: 'Acesso em: 2 out. 2026.',
    },
    { id: 'rampa', imagem: 'rampa.svg', descricao: 'Uma rampa', largura: 424, altura: 300 },
  ],
  questoes: [questaoOf(1, { referencias: ['rampa', 'feira'] }), questaoOf(2)],
}

export function questaoOf(numero: number, values: object = {}) {
  return {
    numero,
    materia: 'Química',
    texto: `Questão ${numero}`,
    alternativas: [
      { nome: 'A', texto: 'Água', comentario: 'É neutra.' },
      { nome: 'B', texto: 'Soda', correta: true },
    ],
    explicacao: 'A soda libera OH⁻.',
    ...values,
  }
}

export function withQuestao(numero: number, values: object = {}) {
  return { ...EXAM, questoes: [...EXAM.questoes, questaoOf(numero, values)] }
}

/** The content of the image with this name. */
export function svgOf(name: string): string {
  return `<svg width="240" height="160"><title>${name}</title></svg>`
}

/** Loads an exam from a file called prova.json; every image that it names exists. */
export async function load(target: SeedTarget, file: object): Promise<LoadedExam> {
  const text = JSON.stringify(file)
  const exam = await checkExam(text, 'prova.json', async (name) => Buffer.from(svgOf(name)))
  return loadExam(target, exam)
}
