import { Button } from '@rumo/shared-ui'
import styles from './andamento-da-correcao.module.css'
import text from '../../shared/text.module.css'
import type { Andamento } from './rascunho/andamento.ts'
import { Aviso } from './aviso.tsx'

interface AndamentoDaCorrecaoProps {
  andamento: Andamento
  isOnDevice: boolean
  onRetry: () => void
}

/**
 * The saving state of a correction. Only trouble and 'Rascunho salvo' are in the `<output>`: a screen reader would
 * otherwise announce 'Salvando…' after each change.
 */
export function AndamentoDaCorrecao({ andamento, isOnDevice, onRetry }: AndamentoDaCorrecaoProps) {
  const trouble = troubleOf(andamento, isOnDevice)
  return (
    <div className={styles.andamento}>
      <output className={trouble === null ? undefined : styles.trouble}>
        {andamento.estado === 'guardada' && 'Rascunho salvo'}
        {trouble}
      </output>
      {andamento.estado === 'pendente' && trouble === null && <span>Salvando…</span>}
      {andamento.estado === 'sem-servidor' && (
        <button type="button" className={text.way} onClick={onRetry}>
          Tentar agora
        </button>
      )}
    </div>
  )
}

function troubleOf(andamento: Andamento, isOnDevice: boolean): string | null {
  if (andamento.estado === 'recusada') return andamento.mensagem
  if (andamento.estado !== 'sem-servidor') return null
  return isOnDevice
    ? 'Sem resposta do servidor. O que você fez está guardado neste aparelho.'
    : 'Sem resposta do servidor, e este aparelho não guarda rascunhos. Não feche esta página.'
}

interface ParadaProps {
  andamento: Andamento
  isPending: boolean
  onKeep: () => void
  onSee: () => void
  onBeginAgain: () => void
}

/**
 * Says that another window of the same corrector changed, delivered or removed the correction, and offers what can be
 * done.
 */
export function Parada({ andamento, isPending, ...on }: ParadaProps) {
  const { estado } = andamento
  return (
    <div role="alert">
      {estado === 'mudou' && (
        <Aviso titulo="Esta correção mudou em outra janela" texto={MUDOU}>
          <Button variant="quiet" aria-disabled={isPending} onClick={on.onSee}>
            Ver como ficou
          </Button>
          <Button variant="outline" aria-disabled={isPending} onClick={on.onKeep}>
            Manter o que está aqui
          </Button>
        </Aviso>
      )}
      {estado === 'entregue' && (
        <Aviso titulo="Esta correção já foi entregue" texto={ENTREGUE}>
          <Button variant="outline" aria-disabled={isPending} onClick={on.onSee}>
            Ver a correção entregue
          </Button>
        </Aviso>
      )}
      {estado === 'sumiu' && (
        <Aviso titulo="Esta correção não está mais no servidor" texto={SUMIU}>
          <Button variant="quiet" aria-disabled={isPending} onClick={on.onSee}>
            Descartar aqui também
          </Button>
          <Button variant="outline" aria-disabled={isPending} onClick={on.onBeginAgain}>
            Salvar de novo
          </Button>
        </Aviso>
      )}
    </div>
  )
}

const MUDOU =
  'Você a abriu em outra janela ou em outro aparelho, e lá ela mudou depois. Nada foi salvo por cima.'
const ENTREGUE = 'Foi entregue em outra janela. O que você mudou aqui depois não entrou nela.'
const SUMIU =
  'Foi descartada em outra janela, ou a redação foi deletada com a conta de quem a escreveu. O que está aqui ainda não se perdeu.'
