import { NOUN_WORDS, type ProvaListada } from '@rumo/contract'
import { Button } from '@rumo/shared-ui'
import { useOnce } from '../../../shared/alerting.ts'
import { publish } from '../../../features/provas/provas.calls.ts'
import type { Lista } from '../../../shared/crud/use-lista.ts'
import { useAnnounceAnswer } from '../../../shared/crud/use-announce-answer.ts'
import { Barra } from '../../../shared/selecao/barra.tsx'
import type { Selecao } from '../../../shared/selecao/use-selecao.ts'

interface PublicarProps {
  selecao: Selecao
  lista: Lista<ProvaListada>
  onPublish: (ids: readonly number[]) => Promise<unknown>
}

/** The bar below the list of provas: publishes the selected provas, or returns them to draft. */
export function Publicar({ selecao, lista, onPublish }: PublicarProps) {
  const announceAnswer = useAnnounceAnswer()
  const { once } = useOnce()
  const show = () => {
    if (selecao.now().length > 0) void onPublish(selecao.now())
  }
  const hide = () =>
    once(async () => {
      if (selecao.now().length === 0) return
      announceAnswer(await publish(selecao.now(), false), 'em rascunho')
      selecao.clear()
    })
  return (
    <Barra selecao={selecao} lista={lista} noun={NOUN_WORDS.provas}>
      <Button variant="quiet" onClick={show}>
        Publicar
      </Button>
      <Button variant="quiet" onClick={() => void hide()}>
        Pôr em rascunho
      </Button>
    </Barra>
  )
}
