import type { ComentarioPronto } from '@rumo/contract'
import { toast } from '@rumo/shared-ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { alerting } from '../../../shared/alerting.ts'
import { offersProntos, prontosQuery, savePronto } from './prontos.calls.ts'
import { withPronto } from './prontos.ts'

export type Prontos = ReturnType<typeof useProntos>

/** The remarks that the corrector makes often. */
export function useProntos() {
  const queries = useQueryClient()
  const isOffered = offersProntos()
  const { data = [], isSuccess } = useQuery({ ...prontosQuery, enabled: isOffered })
  /** Gives whether the server has them. */
  const save = async (todos: readonly ComentarioPronto[]): Promise<boolean> =>
    !(await alerting(async () => {
      queries.setQueryData(prontosQuery.queryKey, await savePronto(todos))
    }))
  return {
    /** Whether they can be shown and changed. */
    isOpen: isOffered && isSuccess,
    todos: data,
    save,
    /** The text of a key; undefined where it has none. */
    textoOf: (tecla: string) => data.find((pronto) => pronto.tecla === tecla)?.texto,
    mayKeep: (texto: string) => isSuccess && withPronto(data, texto) !== null,
    /** Adds what was written in a remark. */
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
