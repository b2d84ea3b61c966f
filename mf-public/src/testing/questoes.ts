import type { Alternativa, QuestaoSorteada, Referencia } from '@rumo/contract'

/**
 * Five alternatives of a question, A to E. Their ids begin at ten times the id of the question; `certa` is the letter
 * of the right one.
 */
export function someAlternativas(idQuestao: number, certa = 'A'): Alternativa[] {
  return ['A', 'B', 'C', 'D', 'E'].map((nome, index) => ({
    id: idQuestao * 10 + index,
    id_questao: idQuestao,
    nome,
    texto: `Alternativa ${nome} da questão ${idQuestao}`,
    correta: nome === certa,
    ordem: index + 1,
  }))
}

/** A reference without words: a figure, or nothing at all. */
export const someFigura = (id: number, url_imagem: string | null): Referencia => ({
  id,
  texto: null,
  titulo: null,
  legenda: null,
  informacao_acesso: null,
  url_imagem,
})

/** A question as a draw returns it; A is right by default. */
export function someQuestao(id: number, changes: Partial<QuestaoSorteada> = {}): QuestaoSorteada {
  return {
    id,
    id_prova: 1,
    texto: `Enunciado da questão ${id}`,
    alternativas: someAlternativas(id),
    referencias: [],
    materia: null,
    prova: { id: 1, nome: 'Prova A', vestibular: null },
    ...changes,
  }
}

/** Questions 1 to `count`. */
export function someQuestoes(count: number): QuestaoSorteada[] {
  return Array.from({ length: count }, (_, index) => someQuestao(index + 1))
}
