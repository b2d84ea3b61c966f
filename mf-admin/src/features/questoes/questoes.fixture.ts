import type { QuestaoCompleta, ReferenciaEmUso } from '@rumo/contract'

export const referenciaFixture = (id: number, usos: number): ReferenciaEmUso => ({
  id,
  versao: 4,
  usos,
  titulo: 'Vazão',
  legenda: null,
  texto: 'Um texto.',
})

/** Question 3 of prova 7, with the alternatives 'a' to 'e'. 'c' is right. */
export function questaoCompletaFixture(fields: Partial<QuestaoCompleta> = {}): QuestaoCompleta {
  return {
    questao: {
      id: 30,
      id_prova: 7,
      texto: 'Qual delas?',
      numero: 3,
      situacao: 'normal',
      explicacao: null,
      id_materia: 5,
      retirada_em: null,
      versao: 2,
    },
    alternativas: Array.from('abcde', (texto, index) => ({
      id: 300 + index,
      id_questao: 30,
      nome: texto.toUpperCase(),
      texto,
      correta: texto === 'c',
      ordem: index,
    })),
    referencias: [],
    ...fields,
  }
}
