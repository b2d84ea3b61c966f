import type { ProvaListada } from '@rumo/contract'
import { ApiError } from '@rumo/shared-auth'
import { alertFailure, Button } from '@rumo/shared-ui'
import { PROVA, publish } from '../../../features/provas/api.ts'
import type { Lista } from '../../../shared/crud/use-lista.ts'
import { useSaid } from '../../../shared/crud/use-said.ts'
import { Barra } from '../../../shared/selecao/barra.tsx'
import type { Selecao } from '../../../shared/selecao/use-selecao.ts'

interface PublicarProps {
  selecao: Selecao
  lista: Lista<ProvaListada>
}

/** Publishes the provas that were chosen, or makes drafts of them. */
export function Publicar({ selecao, lista }: PublicarProps) {
  const said = useSaid()
  const change = async (publicada: boolean) => {
    try {
      said(await publish(selecao.ids, publicada), publicada ? 'provas publicadas' : 'em rascunho')
      selecao.clear()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      await alertFailure(error)
    }
  }
  return (
    <Barra selecao={selecao} lista={lista} noun={PROVA}>
      <Button variant="quiet" onClick={() => void change(true)}>
        Publicar
      </Button>
      <Button variant="quiet" onClick={() => void change(false)}>
        Pôr em rascunho
      </Button>
    </Barra>
  )
}
