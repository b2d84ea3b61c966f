import { ApiError } from '@rumo/shared-auth'
import { alertFailure, Button } from '@rumo/shared-ui'
import { useState } from 'react'
import styles from './andamento-view.module.css'
import type { Andamento, RevisaoKeeper } from './keeper.ts'

interface AndamentoViewProps {
  andamento: Andamento
  keeper: RevisaoKeeper
}

/** Says whether the draft is saved: aloud only where that changes for the worse or the better. */
export function AndamentoView({ andamento, keeper }: AndamentoViewProps) {
  const { estado } = andamento
  const trouble =
    estado === 'recusado'
      ? `Não foi salvo: ${andamento.mensagem}`
      : estado === 'sem-servidor'
        ? 'Sem resposta do servidor. Não feche esta página.'
        : null
  return (
    <div className={styles.andamento}>
      <output className={trouble === null ? undefined : styles.trouble}>
        {estado === 'guardado' && 'Rascunho salvo'}
        {trouble}
      </output>
      {estado === 'pendente' && <span>Salvando…</span>}
      {estado === 'sem-servidor' && (
        <button type="button" className={styles.way} onClick={() => void keeper.flush()}>
          Tentar agora
        </button>
      )}
    </div>
  )
}

/** Says that somebody else saved the same draft, and asks what becomes of both. */
export function Mudou({ andamento, keeper }: AndamentoViewProps) {
  const [isPending, setIsPending] = useState(false)
  const settle = async (keeps: 'mine' | 'theirs') => {
    if (isPending) return
    setIsPending(true)
    try {
      await keeper.settle(keeps)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      await alertFailure(error)
    } finally {
      setIsPending(false)
    }
  }
  return (
    <div role="alert">
      {andamento.estado === 'mudou' && (
        <div className={styles.mudou}>
          <p className={styles.titulo}>Este rascunho mudou em outro lugar</p>
          <p>
            Outra pessoa, ou você em outra janela, salvou outra versão. O que você mudou aqui ainda
            não foi salvo.
          </p>
          <div className={styles.ways}>
            <Button
              variant="outline"
              aria-disabled={isPending}
              onClick={() => void settle('theirs')}
            >
              Descartar o que mudei
            </Button>
            <Button variant="quiet" aria-disabled={isPending} onClick={() => void settle('mine')}>
              Salvar o meu no lugar do outro
            </Button>
          </div>
        </div>
      )}
    </div>
  )
}
