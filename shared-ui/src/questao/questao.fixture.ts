import type { Alternativa, QuestaoSorteada, Referencia } from '@rumo/contract'

export function alternativa(fields: Partial<Alternativa> = {}): Alternativa {
  return { id: 1, id_questao: 1, nome: 'A', texto: '100', correta: false, ...fields }
}

export function referencia(fields: Partial<Referencia> = {}): Referencia {
  return { id: 1, titulo: null, legenda: null, texto: null, ...fields }
}

/** A question with five alternatives, 100 to 300, with the ids 11 to 15. C (200) is the right one. */
export function questao(fields: Partial<QuestaoSorteada> = {}): QuestaoSorteada {
  const alternativas = ['A', 'B', 'C', 'D', 'E'].map((nome, index) =>
    alternativa({
      id: 11 + index,
      nome,
      texto: String(100 + 50 * index),
      correta: nome === 'C',
      comentario: nome === 'C' ? null : `Comentário da ${nome}.`,
    }),
  )
  return {
    id: 1,
    id_prova: 1,
    texto: 'Qual foi o consumo médio, em litros por hora?',
    explicacao: 'São 400 litros em 2 horas.',
    alternativas,
    referencias: [],
    materia: { id: 1, nome: 'Matemática' },
    prova: { id: 1, nome: 'Prova Azul', vestibular: { id: 1, ano: 2024, semestre: 2 } },
    ...fields,
  }
}
