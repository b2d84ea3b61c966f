import type { ComentarioPronto } from '@rumo/contract'
import { toast } from '@rumo/shared-ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { alerting } from '../../../shared/alerting.ts'
import { offersProntos, prontosQuery, savePronto } from './prontos.calls.ts'
import { withPronto } from './prontos.ts'

export type Prontos = ReturnType<typeof useProntos>

/** The ready comments: texts that the corrector uses often, each under a key. */
export function useProntos() {
  const queries = useQueryClient()
  const isOffered = offersProntos()
  const { data = [], isSuccess } = useQuery({ ...prontosQuery, enabled: isOffered })
  /** Returns whether the server saved them. */
  const save = async (todos: readonly ComentarioPronto[]): Promise<boolean> =>
    !(await alerting(async () => {
      queries.setQueryData(prontosQuery.queryKey, await savePronto(todos))
    }))
  return {
    /** Whether the ready comments have loaded, so that they can be shown and changed. */
    isLoaded: isOffered && isSuccess,
    todos: data,
    save,
    /** The text of the ready comment with this key; undefined if there is none. */
    textoOf: (tecla: string) => data.find((pronto) => pronto.tecla === tecla)?.texto,
    mayKeep: (texto: string) => isSuccess && withPronto(data, texto) !== null,
    /** Saves the text of a comment as a ready comment. */
    keep: async (texto: string) => {
      const todos = withPronto(data, texto)
      if (!todos || !(await save(todos))) return
      const { tecla } = todos.find((pronto) => pronto.texto === texto.trim()) ?? { tecla: '' }
      void toast({
        icone: 'success',
        titulo: 'Comentário pronto',
        texto: `Selecione um trecho e aperte ${tecla.toUpperCase()} para usá-lo.`,
      })
    },
  }
}
