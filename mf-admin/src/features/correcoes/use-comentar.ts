import { useMediaQuery } from '@rumo/shared-ui'
import { useContext, useState } from 'react'
import { flushSync } from 'react-dom'
import { Announce } from '../../shared/crud/use-said.ts'
import type { useFolha } from './folha/use-folha.ts'
import type { Prontos } from './prontos/use-prontos.ts'
import type { CorrecaoKeeper } from './rascunho/correcao-keeper.ts'
import { nextChave } from './rascunho/correcao-rascunho.ts'
import type { useEntrega } from './use-entrega.ts'

interface Work {
  keeper: CorrecaoKeeper
  folha: Pick<ReturnType<typeof useFolha>, 'trecho' | 'clear' | 'props'>
  entrega: Pick<ReturnType<typeof useEntrega>, 'isPending' | 'focus'>
  prontos: Prontos
}

/** From here on the remarks stand beside the text, and scroll by themselves. */
export const BESIDE = '(min-width: 1200px)'

/** The ways to remark on the passage that is selected; without one they do nothing. */
export function useComentar({ keeper, folha, entrega, prontos }: Work) {
  const announce = useContext(Announce)
  const isBeside = useMediaQuery(BESIDE)
  // The remark that is written below its passage, where the list of them is far away.
  const [aberto, setAberto] = useState<number | null>(null)
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
    /** Leads to a field for the new remark: in the list, or below its passage where that is far away. */
    write: () => {
      const chave = add()
      if (chave === null) return
      if (isBeside) entrega.focus(`anotacoes.${chave}`)
      else setAberto(chave)
    },
    /** The `chave` of the remark that is written below its passage; null for none. */
    aberto,
    /** Leads back to the text; of a remark that says nothing, nothing is left. */
    close: () => {
      const said = keeper.estado().rascunho.anotacoes.find(({ chave }) => chave === aberto)
      if (said?.texto.trim() === '') keeper.edit({ type: 'remove', chave: said.chave })
      setAberto(null)
      folha.props.field.current?.focus({ preventScroll: true })
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
