import { MAX_ANOTACAO, MAX_NOME_DE_LISTA } from '@rumo/contract'
import type { GuardadaAqui } from '@rumo/shared-device/guardadas'
import { Button, Field, TextField } from '@rumo/shared-ui'
import { isEqual, uniq } from 'es-toolkit'
import { useEffect, useEffectEvent, useState, type ReactNode, type SyntheticEvent } from 'react'
import { BottomSheet } from '../../shared/bottom-sheet.tsx'
import styles from './anotacao-sheet.module.css'
import { hasRoom, withLista } from './guardadas.rules.ts'

type Written = Pick<GuardadaAqui, 'anotacao' | 'listas'>

export interface AnotacaoSheetProps {
  guardada: Written
  /** The names of all the user's lists. */
  listas: readonly string[]
  todas: ReactNode
  onWrite: (written: Written) => void
  onClose: () => void
}

/**
 * A sheet to write a note about a kept question and to put the question into lists. The input is saved however the
 * sheet is closed.
 */
export function AnotacaoSheet(props: AnotacaoSheetProps) {
  const { guardada, todas, onWrite, onClose } = props
  const [anotacao, setAnotacao] = useState(guardada.anotacao)
  const [chosen, setChosen] = useState<readonly string[]>(guardada.listas)
  const [added, setAdded] = useState('')
  const listas = uniq([...props.listas, ...guardada.listas])
  const write = () => {
    const written = { anotacao: anotacao.trim(), listas: withLista(chosen, added, listas) }
    const { anotacao: before, listas: in_ } = guardada
    if (!isEqual(written, { anotacao: before, listas: in_ })) onWrite(written)
  }
  useOnLeaving(write)
  const finish = (event: SyntheticEvent) => {
    event.preventDefault()
    onClose()
  }
  return (
    <BottomSheet titulo="Anotação e listas" onClose={onClose}>
      <form className={styles.form} onSubmit={finish}>
        <TextField
          isWide
          label="Anotação"
          name="anotacao"
          rows={5}
          maxLength={MAX_ANOTACAO}
          value={anotacao}
          onChange={({ target }) => setAnotacao(target.value)}
          onBlur={write}
        />
        <Listas listas={listas} chosen={chosen} onChange={setChosen} />
        <Field
          label="Nova lista"
          name="lista"
          maxLength={MAX_NOME_DE_LISTA}
          autoComplete="off"
          disabled={!hasRoom(chosen)}
          value={added}
          onChange={({ target }) => setAdded(target.value)}
        />
        <Button type="submit">Pronto</Button>
        {todas}
      </form>
    </BottomSheet>
  )
}

/** Calls `leave` when the component is removed, for whatever reason. */
function useOnLeaving(leave: () => void) {
  const onLeave = useEffectEvent(leave)
  useEffect(() => () => onLeave(), [])
}

interface ListasProps {
  listas: readonly string[]
  chosen: readonly string[]
  onChange: (chosen: readonly string[]) => void
}

function Listas({ listas, chosen, onChange }: ListasProps) {
  if (listas.length === 0) return null
  return (
    <fieldset className={styles.listas}>
      <legend>Listas</legend>
      {listas.map((lista) => {
        const isIn = chosen.includes(lista)
        return (
          <label key={lista} className={styles.lista}>
            <input
              type="checkbox"
              checked={isIn}
              disabled={!isIn && !hasRoom(chosen)}
              onChange={() =>
                onChange(isIn ? chosen.filter((one) => one !== lista) : [...chosen, lista])
              }
            />
            {lista}
          </label>
        )
      })}
    </fieldset>
  )
}
