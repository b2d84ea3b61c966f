import { z } from 'zod'
import { comentario } from '../correcoes/correcoes.schema.ts'

export const comentarioPronto = z.object({
  tecla: z.string().regex(/^[a-z0-9]$/, 'Use uma letra de a a z, sem acento, ou um algarismo.'),
  texto: comentario,
})

/** The number of possible keys: 26 letters and 10 digits. */
const TECLAS = 36

/** Refuses a list in which two remarks have the same key. */
const todos = z
  .array(comentarioPronto)
  .max(TECLAS, 'Cada tecla só serve para um comentário.')
  .check((context) => {
    for (const [index, { tecla }] of context.value.entries()) {
      if (context.value.findIndex((each) => each.tecla === tecla) === index) continue
      context.issues.push({
        code: 'custom',
        path: [index, 'tecla'],
        message: 'Esta tecla já é de outro comentário.',
        input: tecla,
      })
    }
  })

export const comentariosProntosSchemas = {
  list: { dados: z.array(comentarioPronto) },
  save: { body: todos, dados: z.array(comentarioPronto) },
}
