import type { GuardadaAqui } from '@rumo/shared-device/guardadas'
import { Button } from '@rumo/shared-ui'
import { useState } from 'react'
import { takeFocus } from '../../shared/use-history-step.ts'
import { GuardadaView, type GuardadaViewProps } from './guardada-view.tsx'
import styles from './lista-de-guardadas.module.css'
import type { Parts } from './use-guardadas.ts'
import { removeGuardada, writeGuardada } from './write.ts'

interface ListaProps extends Pick<GuardadaViewProps, 'renderQuestao' | 'renderEndereco'> {
  /** The questions to show, the newest first. */
  guardadas: readonly GuardadaAqui[]
  /** The list that is shown, or null for all kept questions. */
  lista: string | null
  kept: readonly GuardadaAqui[]
  parts: Parts
}

/**
 * The kept questions, all of them or those of one list. Removing from a list only takes the question out of the list. A
 * removed question can be restored while this list is shown.
 */
export function ListaDeGuardadas({ guardadas, lista, kept, parts, ...ways }: ListaProps) {
  const [removed, setRemoved] = useState<ReadonlyMap<string, GuardadaAqui>>(new Map())
  const [restored, setRestored] = useState<string | null>(null)
  const isHere = new Set(guardadas.map(({ chave }) => chave))
  const gone = [...removed.values()].filter(({ chave }) => !isHere.has(chave))
  const rows = [...guardadas, ...gone].toSorted((one, other) =>
    other.guardada_em.localeCompare(one.guardada_em),
  )
  const remove = (guardada: GuardadaAqui) => {
    setRemoved(new Map(removed).set(guardada.chave, guardada))
    if (lista === null) void removeGuardada(parts, guardada.id_questao)
    else void writeGuardada(parts, withoutLista(guardada, lista))
  }
  const restore = (guardada: GuardadaAqui) => {
    setRestored(guardada.chave)
    void writeGuardada(parts, guardada)
  }
  return (
    <ul className={styles.lista}>
      {rows.map((guardada) => (
        <li key={guardada.chave}>
          {isHere.has(guardada.chave) ? (
            <GuardadaView
              {...ways}
              guardada={guardada}
              kept={kept}
              parts={parts}
              takesFocus={restored === guardada.chave}
              rotuloDeRemover={lista === null ? 'Remover das guardadas' : 'Tirar da lista'}
              onRemove={() => remove(guardada)}
            />
          ) : (
            <div className={styles.acoes}>
              <p>
                {lista === null
                  ? 'Questão removida das guardadas.'
                  : 'Questão tirada da lista. Ela continua guardada.'}
              </p>
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

const withoutLista = (guardada: GuardadaAqui, lista: string): GuardadaAqui => ({
  ...guardada,
  listas: guardada.listas.filter((one) => one !== lista),
})
