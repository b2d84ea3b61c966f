import type { GuardadaAqui } from '@rumo/shared-device/guardadas'
import { Button } from '@rumo/shared-ui'
import { useState } from 'react'
import { takeFocus } from '../../shared/use-history-step.ts'
import { GuardadaView, type GuardadaViewProps } from './guardada-view.tsx'
import styles from './lista-de-guardadas.module.css'
import type { Parts } from './use-guardadas.ts'
import { removeGuardada, writeGuardada } from './write.ts'

interface ListaProps extends Pick<GuardadaViewProps, 'renderQuestao' | 'renderEndereco'> {
  /** Those to show, the newest first. */
  guardadas: readonly GuardadaAqui[]
  kept: readonly GuardadaAqui[]
  parts: Parts
}

/** Those that are kept. What is removed can be brought back as long as the list is shown. */
export function ListaDeGuardadas({ guardadas, kept, parts, ...ways }: ListaProps) {
  const [removed, setRemoved] = useState<ReadonlyMap<string, GuardadaAqui>>(new Map())
  const [restored, setRestored] = useState<string | null>(null)
  const isKept = new Set(kept.map(({ chave }) => chave))
  const gone = [...removed.values()].filter(({ chave }) => !isKept.has(chave))
  const rows = [...guardadas, ...gone].toSorted((one, other) =>
    other.guardada_em.localeCompare(one.guardada_em),
  )
  const remove = (guardada: GuardadaAqui) => {
    setRemoved(new Map(removed).set(guardada.chave, guardada))
    void removeGuardada(parts, guardada.id_questao)
  }
  const restore = (guardada: GuardadaAqui) => {
    setRestored(guardada.chave)
    void writeGuardada(parts, guardada)
  }
  return (
    <ul className={styles.lista}>
      {rows.map((guardada) => (
        <li key={guardada.chave}>
          {isKept.has(guardada.chave) ? (
            <GuardadaView
              {...ways}
              guardada={guardada}
              kept={kept}
              parts={parts}
              takesFocus={restored === guardada.chave}
              onRemove={() => remove(guardada)}
            />
          ) : (
            <div className={styles.acoes}>
              <p>Questão removida das guardadas.</p>
              <Button ref={takeFocus} variant="quiet" onClick={() => restore(guardada)}>
                Desfazer
              </Button>
            </div>
          )}
        </li>
      ))}
    </ul>
  )
}
