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

/** One's own correction while it is worked on: it is kept by itself, and one may leave once it is. */
export function useCorrecao({ correcao, leftDrafts, shelf }: Aberta) {
  const [keeper] = useState(() => new CorrecaoKeeper({ correcao, leftDrafts, shelf, servidor }))
  const estado = useSyncExternalStore(keeper.subscribe, keeper.estado)
  useEffect(() => {
    keeper.start()
    const leave = () => keeper.leave()
    // What is begun at `pagehide` does not outlive a reload: this comes before.
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
