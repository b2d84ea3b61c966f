import { z } from 'zod'
import { id } from '../fields/id.schema.ts'
import { prova } from '../provas/provas.schema.ts'
import { vestibular } from '../vestibulares/vestibulares.schema.ts'

const total = z.int().nonnegative()

const provaComTotal = prova.pick({ id: true, nome: true }).extend({
  vestibular: vestibular.pick({ ano: true, semestre: true }).nullable(),
  publicada: z.boolean(),
  tem_arquivo: z.boolean(),
  questoes: total,
})

/** The newest 20 incomplete provas; `total` counts all of them. */
const pendencia = z.object({ total, itens: z.array(provaComTotal) })

/** A record with a text that cannot be displayed, either its own or that of a reference that it uses. */
const textoQuebrado = z.object({
  entidade: z.enum(['provas', 'questoes', 'redacoes']),
  id,
  /** The number of a question; null for other records. */
  numero: z.int().positive().nullable(),
  prova: prova.pick({ id: true, nome: true }),
  publicada: z.boolean(),
})

export const resumoDoAcervo = z.object({
  totais: z.object({
    cursos: total,
    materias: total,
    provas: total,
    questoes: total,
    redacoes: total,
    usuarios: total,
    vestibulares: total,
  }),
  /** The newest 20 provas, each with its number of questions. */
  provas: z.array(provaComTotal),
  /** All matérias, sorted by name, each with its number of questions. */
  materias: z.array(z.object({ id, nome: z.string(), questoes: total })),
  questoes_sem_materia: total,
  questoes_sem_numero: total,
  provas_sem_arquivo: pendencia,
  provas_nao_publicadas: pendencia,
  provas_sem_questoes: pendencia,
  /** Records with a text that cannot be displayed, the published ones first, at most 20. */
  textos_quebrados: z.object({ total, itens: z.array(textoQuebrado) }),
  relatos_abertos: total,
  /** Number of essays whose correction has not begun. */
  redacoes_a_corrigir: total,
})

export const resumoSchemas = {
  one: { dados: resumoDoAcervo },
}
