import type { Prova, QuestaoSorteada } from '@rumo/contract'
import type { Levada } from './levada.ts'

/** A question with one alternative, of this prova and matéria. */
export function umaQuestao(id: number, idProva = 1, idMateria = 1): QuestaoSorteada {
  return {
    id,
    id_prova: idProva,
    numero: id,
    texto: `Questão ${id}`,
    alternativas: [
      { id: id * 10, id_questao: id, nome: 'A', texto: 'Sim', correta: true, ordem: 1 },
    ],
    referencias: [],
    materia: { id: idMateria, nome: `Matéria ${idMateria}` },
    prova: { id: idProva, nome: `Prova ${idProva}`, vestibular: null },
  }
}

const umaProva = (id: number): Prova => ({
  id,
  nome: `Prova ${id}`,
  instrucoes: null,
  url_arquivo: null,
  id_vestibular: null,
})

/** A prova that was saved for offline use, with these questions. */
export function umaLevada(id: number, changes: Partial<Levada> = {}): Levada {
  return {
    tipo: 'prova',
    id,
    nome: `Prova ${id}`,
    levadaEmMs: Date.now(),
    questoes: [umaQuestao(id * 100 + 2, id), umaQuestao(id * 100 + 1, id)],
    prova: umaProva(id),
    temas: { redacoes: [], links: [], referencias: [] },
    revisao: null,
    figuras: [],
    bytes: 1000,
    ...changes,
  }
}
