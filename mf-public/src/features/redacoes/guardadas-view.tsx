import { confirm } from '@rumo/shared-ui'
import { useRef, useState } from 'react'
import styles from './redacoes-guardadas.module.css'
import { isEditable, type Item } from './use-box.ts'
import { Guardada } from './guardada.tsx'

interface GuardadasProps {
  /** The essays that the server does not have. */
  itens: readonly Item[]
  /** Deletes an essay; resolves to false when the device refuses. */
  onDelete: (item: Item) => Promise<boolean>
  /** Moves an essay back onto the sheet; null while another text is on it. */
  onEdit: ((item: Item) => void) | null
  /** The `nome` of the essay that is open at first; all are closed by default. */
  aberta?: string | undefined
}

/** The essays that are only on this device. One at a time can be opened, to read, copy, print, edit or delete it. */
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
