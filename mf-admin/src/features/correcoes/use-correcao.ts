import type { Correcao } from '@rumo/contract'
import { confirm } from '@rumo/shared-ui'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useUnsaved } from '../../shared/use-unsaved.ts'
import { servidor } from './correcoes.calls.ts'
import type { LeftDraft, Shelf } from './rascunho/kept-draft.ts'
import { CorrecaoKeeper } from './rascunho/correcao-keeper.ts'

export interface Aberta {
  correcao: Correcao
  leftDrafts: readonly LeftDraft[]
  shelf: Shelf
}

/**
 * The user's own correction while it is edited. It is saved automatically, and the user may leave without a question
 * once it is.
 */
export function useCorrecao({ correcao, leftDrafts, shelf }: Aberta) {
  const [keeper] = useState(() => new CorrecaoKeeper({ correcao, leftDrafts, shelf, servidor }))
  const estado = useSyncExternalStore(keeper.subscribe, keeper.estado)
  useEffect(() => {
    keeper.start()
    const leave = () => keeper.leave()
    // A write that begins at `pagehide` does not survive a reload. `beforeunload` comes earlier.
    addEventListener('beforeunload', leave)
    addEventListener('pagehide', leave)
    return () => {
      removeEventListener('beforeunload', leave)
      removeEventListener('pagehide', leave)
      keeper.close()
    }
  }, [keeper])
  const stopAsking = useUnsaved(() => keeper.isUnsaved, {
    mayGo: async () => (await keeper.flushToLeave()) || mayLeave(keeper.estado().isOnDevice),
  })
  return { keeper, estado, stopAsking }
}

const mayLeave = (isOnDevice: boolean) =>
  confirm({
    titulo: 'Sair antes de salvar no servidor?',
    texto: isOnDevice
      ? 'O que você fez por último está só neste aparelho. Vai para o servidor quando você abrir esta correção aqui de novo.'
      : 'Este aparelho não guarda rascunhos: o que você fez por último será perdido.',
    confirmar: 'Sair',
    cancelar: 'Continuar corrigindo',
  })
