import type { ProvaListada } from '@rumo/contract'
import { ApiError } from '@rumo/shared-auth'
import { alertFailure, Button } from '@rumo/shared-ui'
import { PROVA, publish } from '../../../features/provas/provas.calls.ts'
import type { Lista } from '../../../shared/crud/use-lista.ts'
import { useSaid } from '../../../shared/crud/use-said.ts'
import { Barra } from '../../../shared/selecao/barra.tsx'
import type { Selecao } from '../../../shared/selecao/use-selecao.ts'

interface PublicarProps {
  selecao: Selecao
  lista: Lista<ProvaListada>
  /** Publishes provas, after a look at each. */
  onPublish: (ids: readonly number[]) => Promise<void>
}

/** Publishes the provas that were chosen, or makes drafts of them. */
export function Publicar({ selecao, lista, onPublish }: PublicarProps) {
  const said = useSaid()
  const hide = async () => {
    try {
      said(await publish(selecao.ids, false), 'em rascunho')
      selecao.clear()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      await alertFailure(error)
    }
  }
  return (
    <Barra selecao={selecao} lista={lista} noun={PROVA}>
      <Button variant="quiet" onClick={() => void onPublish(selecao.ids)}>
        Publicar
      </Button>
      <Button variant="quiet" onClick={() => void hide()}>
        Pôr em rascunho
      </Button>
    </Barra>
  )
}
