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

/** The newest 20 incomplete records, and how many there are in all. */
const pendencia = z.object({ total, itens: z.array(provaComTotal) })

/** A record of a prova with such a text, in itself or in a reference that it names. */
const textoQuebrado = z.object({
  entidade: z.enum(['provas', 'questoes', 'redacoes']),
  id,
  /** Of a question. */
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
  /** The newest 20, with the questions of each. */
  provas: z.array(provaComTotal),
  /** All of them, by name, with the questions of each. */
  materias: z.array(z.object({ id, nome: z.string(), questoes: total })),
  questoes_sem_materia: total,
  questoes_sem_numero: total,
  provas_sem_arquivo: pendencia,
  provas_nao_publicadas: pendencia,
  provas_sem_questoes: pendencia,
  /** Records with a text that cannot be drawn: the published ones first, at most 20. */
  textos_quebrados: z.object({ total, itens: z.array(textoQuebrado) }),
  relatos_abertos: total,
  /** Essays whose correction was not begun. */
  redacoes_a_corrigir: total,
})

export const resumoSchemas = {
  one: { dados: resumoDoAcervo },
}
