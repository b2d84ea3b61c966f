import { useContext } from 'react'
import { flushSync } from 'react-dom'
import { Announce } from '../../shared/crud/use-said.ts'
import type { useFolha } from './folha/use-folha.ts'
import type { Prontos } from './prontos/use-prontos.ts'
import type { CorrecaoKeeper } from './rascunho/correcao-keeper.ts'
import { nextChave } from './rascunho/correcao-rascunho.ts'
import type { useEntrega } from './use-entrega.ts'

interface Work {
  keeper: CorrecaoKeeper
  folha: Pick<ReturnType<typeof useFolha>, 'trecho' | 'clear'>
  entrega: Pick<ReturnType<typeof useEntrega>, 'isPending' | 'focus'>
  prontos: Prontos
}

/** The ways to remark on the passage that is selected; without one they do nothing. */
export function useComentar({ keeper, folha, entrega, prontos }: Work) {
  const announce = useContext(Announce)
  /** Gives the `chave` of the remark; null where there is none. */
  const add = (texto?: string): number | null => {
    const { trecho } = folha
    if (!trecho || entrega.isPending) return null
    const chave = nextChave(keeper.estado().rascunho)
    flushSync(() => {
      keeper.edit({ type: 'add', passagem: trecho, texto })
      folha.clear()
    })
    return chave
  }
  /** With words that are ready: one stays in the text, for the next passage. */
  const say = (texto: string) => {
    if (add(texto) !== null) announce(`Comentado: ${texto}`)
  }
  return {
    /** Leads to the field of the new remark. */
    write: () => {
      const chave = add()
      if (chave !== null) entrega.focus(`anotacoes.${chave}`)
    },
    say,
    /** Gives whether the key has words. */
    byTecla: (tecla: string) => {
      const texto = prontos.textoOf(tecla)
      if (texto === undefined) return false
      say(texto)
      return true
    },
  }
}
