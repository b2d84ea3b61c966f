import type { QuestaoAchada } from '@rumo/contract'
import type { GuardadaAqui } from '@rumo/shared-device/guardadas'
import { Button } from '@rumo/shared-ui'
import type { ReactNode } from 'react'
import { takeFocus } from '../../shared/use-history-step.ts'
import { Anotar } from './anotar.tsx'
import { listasInWords } from './guardadas.words.ts'
import styles from './lista-de-guardadas.module.css'
import type { Parts } from './use-guardadas.ts'

export interface GuardadaViewProps {
  guardada: GuardadaAqui
  kept: readonly GuardadaAqui[]
  renderQuestao: (questao: QuestaoAchada) => ReactNode
  renderEndereco: (id: number) => ReactNode
  parts: Parts
  /** Whether this question was just restored and its remove button takes the focus. */
  takesFocus: boolean
  /** The label of the button that removes the question, from all kept questions or from the list that is shown. */
  rotuloDeRemover: string
  onRemove: () => void
}

/** One kept question: the question itself, the user's note and lists, and the actions. */
export function GuardadaView(props: GuardadaViewProps) {
  const { guardada, kept, parts, takesFocus, onRemove } = props
  const { questao, anotacao, listas } = guardada
  const inListas = listasInWords(listas)
  return (
    <>
      {questao ? (
        props.renderQuestao(questao)
      ) : (
        <p className={styles.ausente}>
          Esta questão não pode ser treinada agora: foi anulada, retirada ou escondida.
        </p>
      )}
      {anotacao && <p className={styles.anotacao}>{anotacao}</p>}
      {inListas && <p className={styles.listas}>{inListas}</p>}
      <div className={styles.acoes}>
        <Anotar guardada={guardada} kept={kept} parts={parts} />
        {questao && props.renderEndereco(questao.id)}
        <Button ref={takesFocus ? takeFocus : null} variant="quiet" onClick={onRemove}>
          {props.rotuloDeRemover}
        </Button>
      </div>
    </>
  )
}
