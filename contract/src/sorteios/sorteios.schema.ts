import { z } from 'zod'
import { alternativa } from '../alternativas/alternativas.schema.ts'
import { id } from '../fields/id.schema.ts'
import { materia } from '../materias/materias.schema.ts'
import { prova } from '../provas/provas.schema.ts'
import { questao } from '../questoes/questoes.schema.ts'
import { referencia } from '../referencias/referencias.schema.ts'
import { vestibular } from '../vestibulares/vestibulares.schema.ts'

const MAX_QUANTIDADE = 100
const QUANTIDADE = `Escolha de 1 a ${MAX_QUANTIDADE} questões.`

export const pedidoDeSorteio = z.object({
  quantidade: z.int(QUANTIDADE).min(1, QUANTIDADE).max(MAX_QUANTIDADE, QUANTIDADE),
  id_materia: id.optional(),
  id_prova: id.optional(),
  exceto: z.array(id).max(20_000).optional(),
})

export const questaoSorteada = questao.extend({
  alternativas: z.array(alternativa),
  referencias: z.array(referencia),
  materia: materia.omit({ versao: true }).nullable(),
  prova: prova
    .pick({ id: true, nome: true })
    .extend({ vestibular: vestibular.omit({ versao: true }).nullable() }),
})

export const sorteio = z.object({
  questoes: z.array(questaoSorteada),
  disponiveis: z.int().nonnegative(),
  /** How many more the filters leave that the caller's simulados under way ask; missing where there are none. */
  em_simulado: z.int().positive().optional(),
})

export const sorteiosSchemas = {
  create: { body: pedidoDeSorteio, dados: sorteio },
}
