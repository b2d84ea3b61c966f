import { confirm } from '@rumo/shared-ui'
import { useRef, useState } from 'react'
import styles from './redacoes-guardadas.module.css'
import { isEditable, type Item } from './use-box.ts'
import { Guardada } from './guardada.tsx'

interface GuardadasProps {
  /** Those that the server lacks. */
  itens: readonly Item[]
  /** Deletes one; false where the device refuses. */
  onDelete: (item: Item) => Promise<boolean>
  /** Takes one back onto the sheet; null while there is another text on it. */
  onEdit: ((item: Item) => void) | null
  /** The name of the one that is open at first; all are closed unless told. */
  aberta?: string | undefined
}

/** The essays that are on this device alone: one at a time may be read, copied, printed and deleted. */
export function Guardadas({ itens, onDelete, onEdit, aberta }: GuardadasProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const [open, setOpen] = useState(aberta)
  const [isRefused, setIsRefused] = useState(false)
  if (itens.length === 0) return null
  const askToDelete = async (item: Item) => {
    const isSure = await confirm({
      titulo: 'Apagar esta redação?',
      texto: 'Ela está só neste aparelho. Essa ação não pode ser desfeita.',
      confirmar: 'Apagar',
    })
    if (!isSure) return
    heading.current?.focus({ preventScroll: true })
    setIsRefused(!(await onDelete(item)))
  }
  return (
    <section className={styles.guardadas}>
      <h2 className={styles.titulo} ref={heading} tabIndex={-1}>
        Redações guardadas neste aparelho
      </h2>
      {isRefused && (
        <p className={styles.recusada} role="alert">
          Não foi possível apagar a redação: ela continua guardada neste aparelho.
        </p>
      )}
      <ul>
        {itens.map((item) => {
          const isOpen = item.nome === open
          return (
            <Guardada
              key={item.nome}
              item={item}
              isOpen={isOpen}
              onToggle={() => setOpen(isOpen ? undefined : item.nome)}
              onDelete={() => void askToDelete(item)}
              onEdit={onEdit && isEditable(item) ? () => onEdit(item) : null}
            />
          )
        })}
      </ul>
    </section>
  )
}
