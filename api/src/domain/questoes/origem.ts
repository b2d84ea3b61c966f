import type { QuestaoSorteada } from '@rumo/contract'

/** The columns of a query on the matéria, the prova and the vestibular of a question. */
interface OrigemRow {
  id_materia: number | null
  nome_materia: string | null
  id_prova: number
  nome_prova: string
  id_vestibular: number | null
  ano: number | null
  semestre: 1 | 2 | null
}

/** The origin of a question, as calls return it. */
export function origemOf(row: OrigemRow): Pick<QuestaoSorteada, 'materia' | 'prova'> {
  const { id_materia, nome_materia, id_vestibular, ano, semestre } = row
  const materia =
    id_materia === null || nome_materia === null ? null : { id: id_materia, nome: nome_materia }
  const vestibular =
    id_vestibular === null || ano === null || semestre === null
      ? null
      : { id: id_vestibular, ano, semestre }
  return { materia, prova: { id: row.id_prova, nome: row.nome_prova, vestibular } }
}
