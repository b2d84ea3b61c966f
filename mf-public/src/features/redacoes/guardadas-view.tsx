import { Button, FormattedText, IconChevronDown, Pauta, confirm } from '@rumo/shared-ui'
import { momentWords } from '@rumo/shared-ui/words'
import { useId, useRef, useState } from 'react'
import { CopyButton } from '../../shared/copy-button.tsx'
import printing from '../../shared/printing.module.css'
import styles from './guardadas.module.css'
import { isEditable, type Item } from './use-box.ts'

interface GuardadasProps {
  /** Those that the server lacks. */
  itens: readonly Item[]
  /** Deletes one; false where the device refuses. */
  onDelete: (item: Item) => Promise<boolean>
  /** Takes one back onto the sheet; null while there is another text on it. */
  onEdit: ((item: Item) => void) | null
  /** The name of the one that is open at first; all are closed unless told. */
  aberta?: string
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

/** How far it has come, where that is to be known. */
function stateInWords({ guardada, envio }: Item): string | null {
  if (envio?.estado === 'enviando') return 'Enviando…'
  if (envio?.estado === 'recusada') return 'O servidor não aceitou esta redação.'
  if (guardada.rascunho) return 'Rascunho'
  return guardada.chave === undefined ? null : 'Ainda não enviada'
}

interface GuardadaProps {
  item: Item
  isOpen: boolean
  onToggle: () => void
  onDelete: () => void
  onEdit: (() => void) | null
}

function Guardada({ item, isOpen, onToggle, onDelete, onEdit }: GuardadaProps) {
  const id = useId()
  const { tema, texto, enviada_em } = item.guardada
  const estado = stateInWords(item)
  return (
    <li className={styles.item}>
      <button
        type="button"
        className={styles.abrir}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={onToggle}
      >
        <span>
          <FormattedText texto={tema.titulo} inline className={styles.tema} />{' '}
          <span className={styles.quando}>
            {momentWords(enviada_em)}
            {estado && ` · ${estado}`}
          </span>
        </span>
        <IconChevronDown />
      </button>
      <div id={id} hidden={!isOpen}>
        {isOpen && (
          <>
            <Pauta className={`${styles.folha} ${printing.printed}`}>
              <p className={styles.noPapel}>
                <FormattedText texto={tema.titulo} inline />
              </p>
              <p className={styles.texto}>{texto}</p>
            </Pauta>
            <div className={styles.acoes}>
              {onEdit && (
                <Button variant="quiet" onClick={onEdit}>
                  Voltar a editar
                </Button>
              )}
              <CopyButton texto={texto} />
              <Button variant="quiet" onClick={() => print()}>
                Imprimir
              </Button>
              <Button variant="quiet" onClick={onDelete}>
                Apagar
              </Button>
            </div>
          </>
        )}
      </div>
    </li>
  )
}
