import { z } from 'zod'
import { alternativa } from '../alternativas/alternativas.schema.ts'
import { assunto } from '../assuntos/assuntos.schema.ts'
import { id } from '../fields/id.schema.ts'
import { materia } from '../materias/materias.schema.ts'
import { prova } from '../provas/provas.schema.ts'
import { questao } from '../questoes/questoes.schema.ts'
import { referencia } from '../referencias/referencias.schema.ts'
import { DIFICULDADES } from '../rules/dificuldade.ts'
import { ano, vestibular } from '../vestibulares/vestibulares.schema.ts'
import { SO } from './sorteios.values.ts'

const MAX_QUANTIDADE = 100
const QUANTIDADE = `Escolha de 1 a ${MAX_QUANTIDADE} questões.`

const ids = z.array(id).max(20_000)

export const filtroDeSorteio = z.object({
  id_materia: id.optional(),
  id_assunto: id.optional(),
  id_prova: id.optional(),
  ano: ano.optional(),
  dificuldade: z.enum(DIFICULDADES).optional(),
  so: z.enum(SO).optional(),
  entre: ids.optional(),
  exceto: ids.optional(),
})

export const pedidoDeSorteio = filtroDeSorteio.extend({
  quantidade: z.int(QUANTIDADE).min(1, QUANTIDADE).max(MAX_QUANTIDADE, QUANTIDADE),
  prova_inteira: z.boolean().optional(),
})

export const questaoSorteada = questao.extend({
  alternativas: z.array(alternativa),
  referencias: z.array(referencia),
  materia: materia.omit({ versao: true }).nullable(),
  assunto: assunto.pick({ id: true, nome: true }).nullish(),
  prova: prova
    .pick({ id: true, nome: true })
    .extend({ vestibular: vestibular.omit({ versao: true }).nullable() }),
})

export const sorteio = z.object({
  questoes: z.array(questaoSorteada),
  disponiveis: z.int().nonnegative(),
  /**
   * How many further questions match the filter but are part of the caller's simulados under way; missing where there
   * are none.
   */
  em_simulado: z.int().positive().optional(),
})

export const contagem = z.object({
  questoes: z.int().nonnegative(),
  /**
   * The number of questions of each assunto of the requested matéria, whichever assunto is requested. An assunto
   * without questions is left out.
   */
  por_assunto: z.array(z.object({ id, questoes: z.int().positive() })).optional(),
  /**
   * The numbers for each difficulty, whichever one is requested; missing where too few questions have enough answers.
   */
  por_dificuldade: z
    .object({
      facil: z.int().nonnegative(),
      media: z.int().nonnegative(),
      dificil: z.int().nonnegative(),
    })
    .optional(),
})

export const sorteiosSchemas = {
  create: { body: pedidoDeSorteio, dados: sorteio },
  count: { body: filtroDeSorteio, dados: contagem },
}
