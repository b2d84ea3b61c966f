import type { CadernoDeExame, QuestaoDoCaderno } from '@rumo/contract'
import type { TestApi } from './api.ts'

/** A draft with these questions. */
export function cadernoDe(questoes: Partial<QuestaoDoCaderno>[]): CadernoDeExame {
  return {
    paginas: 2,
    numeros_ausentes: [],
    referencias: [],
    questoes: questoes.map((questao, index) => ({
      numero: index + 1,
      texto: 'Quanto é um mais um?',
      referencias: [],
      alternativas: [
        { nome: 'A', texto: '2.', correta: true },
        { nome: 'B', texto: '3.' },
      ],
      problemas: [],
      aprovada: false,
      ...questao,
    })),
    redacoes: [],
  }
}

/** Makes an import one whose PDF was read, with this draft. */
export async function toReview(
  { db }: Pick<TestApi, 'db'>,
  id: number,
  rascunho = cadernoDe([{}]),
): Promise<void> {
  await db
    .updateTable('importacoes')
    .set({ estado: 'em_revisao', rascunho: JSON.stringify(rascunho), paginas: '[]' })
    .where('id', '=', id)
    .execute()
}
