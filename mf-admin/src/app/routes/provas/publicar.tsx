import { ApiError } from '@rumo/shared-auth'
import { alertFailure, Button } from '@rumo/shared-ui'
import { publish } from '../../../features/provas/api.ts'
import { useSaid } from '../../../shared/crud/use-said.ts'
import { Barra } from '../../../shared/selecao/barra.tsx'
import type { Selecao } from '../../../shared/selecao/use-selecao.ts'

/** Publishes the provas that were chosen, or makes drafts of them. */
export function Publicar({ selecao }: { selecao: Selecao }) {
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
  const { length } = selecao.ids
  return (
    <Barra
      selecao={selecao}
      said={length === 1 ? '1 prova escolhida' : `${length} provas escolhidas`}
    >
      <Button variant="quiet" onClick={() => void change(true)}>
        Publicar
      </Button>
      <Button variant="quiet" onClick={() => void change(false)}>
        Pôr em rascunho
      </Button>
    </Barra>
  )
}
