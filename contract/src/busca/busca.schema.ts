import { z } from 'zod'
import { id } from '../fields/id.schema.ts'
import { listQuery } from '../fields/list.schema.ts'
import { materia } from '../materias/materias.schema.ts'
import { prova } from '../provas/provas.schema.ts'
import { referencia } from '../referencias/referencias.schema.ts'
import { vestibular } from '../vestibulares/vestibulares.schema.ts'

export const filtroDeBusca = listQuery(['id']).omit({ ordem: true })

export const questaoAchada = z.object({
  id,
  numero: z.int().positive().nullable(),
  /**
   * Plain words of the question's text, in one line: the passage around the first word found or, where none is found in
   * the text, its beginning.
   */
  trecho: z.string(),
  materia: materia.omit({ versao: true }).nullable(),
  prova: prova
    .pick({ id: true, nome: true })
    .extend({ vestibular: vestibular.omit({ versao: true }).nullable() }),
})

export const questaoDaBusca = questaoAchada.extend({
  /**
   * The first reference of the question that holds a searched word which the question itself does not hold. Older
   * servers leave this field out.
   */
  referencia: referencia.pick({ id: true, titulo: true }).nullish(),
})

export const buscaSchemas = {
  questoes: { query: filtroDeBusca, dados: z.array(questaoDaBusca) },
}
