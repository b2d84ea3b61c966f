import { useMediaQuery } from '@rumo/shared-ui'
import { useContext, useState } from 'react'
import { flushSync } from 'react-dom'
import { Announce } from '../../shared/crud/use-announce-answer.ts'
import { BESIDE } from './folha/bancada.tsx'
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

/** The ways to comment on the selected passage. Without a selection they do nothing. */
export function useComentar({ keeper, folha, entrega, prontos }: Work) {
  const announce = useContext(Announce)
  const isBeside = useMediaQuery(BESIDE)
  // The `chave` of the comment whose field is in the bar below the sheet, where the list is far away.
  const [aberto, setAberto] = useState<number | null>(null)
  /**
   * Adds a comment on the selected passage. Returns its `chave`; null if nothing is selected or a delivery is under
   * way.
   */
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
  /** Adds a ready comment. The focus stays in the text, so that the next passage can be selected. */
  const say = (texto: string) => {
    if (add(texto) !== null) announce(`Comentado: ${texto}`)
  }
  return {
    /** Adds an empty comment and opens its field: in the list, or below the sheet if the list is far away. */
    write: () => {
      const chave = add()
      if (chave === null) return
      if (isBeside) entrega.focus(`anotacoes.${chave}`)
      else setAberto(chave)
    },
    /** The `chave` of the comment whose field is below the sheet; null for none. */
    aberto,
    /** Closes the field below the sheet and returns to the text. An empty comment is removed. */
    close: () => {
      const said = keeper.estado().rascunho.anotacoes.find(({ chave }) => chave === aberto)
      if (said?.texto.trim() === '') keeper.edit({ type: 'remove', chave: said.chave })
      setAberto(null)
      folha.props.field.current?.focus({ preventScroll: true })
    },
    say,
    /** Adds the ready comment of a key. Returns false if the key has none. */
    byTecla: (tecla: string) => {
      const texto = prontos.textoOf(tecla)
      if (texto === undefined) return false
      say(texto)
      return true
    },
  }
}
