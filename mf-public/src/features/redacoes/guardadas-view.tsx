import { Button, FormattedText, IconChevronDown, confirm } from '@rumo/shared-ui'
import { useId, useRef, useState } from 'react'
import { CopyButton } from '../../shared/copy-button.tsx'
import printing from '../../shared/printing.module.css'
import styles from './guardadas.module.css'
import type { RedacaoGuardada } from './guardadas.ts'

interface GuardadasProps {
  guardadas: readonly RedacaoGuardada[]
  /** Deletes one; false where the device refuses. */
  onDelete: (guardada: RedacaoGuardada) => Promise<boolean>
  /** The one that is open at first; all are closed unless told. */
  aberta?: RedacaoGuardada
}

const QUANDO = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'long', timeStyle: 'short' })

/** The essays that were sent on this device: one at a time may be read, copied, printed and deleted. */
export function Guardadas({ guardadas, onDelete, aberta }: GuardadasProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const [open, setOpen] = useState(aberta?.enviada_em)
  const [isRefused, setIsRefused] = useState(false)
  if (guardadas.length === 0) return null
  const askToDelete = async (guardada: RedacaoGuardada) => {
    const isSure = await confirm({
      titulo: 'Excluir esta redação?',
      texto: 'Ela está só neste aparelho: depois de excluída, não há como trazê-la de volta.',
      confirmar: 'Excluir',
    })
    if (!isSure) return
    heading.current?.focus({ preventScroll: true })
    setIsRefused(!(await onDelete(guardada)))
  }
  return (
    <section className={styles.guardadas}>
      <h2 className={styles.titulo} ref={heading} tabIndex={-1}>
        Redações guardadas neste aparelho
      </h2>
      {isRefused && (
        <p className={styles.recusada} role="alert">
          Não foi possível excluir a redação: ela continua guardada neste aparelho.
        </p>
      )}
      <ul>
        {guardadas.map((guardada) => {
          const { enviada_em } = guardada
          const isOpen = enviada_em === open
          return (
            <Guardada
              key={enviada_em}
              guardada={guardada}
              isOpen={isOpen}
              onToggle={() => setOpen(isOpen ? undefined : enviada_em)}
              onDelete={() => void askToDelete(guardada)}
            />
          )
        })}
      </ul>
    </section>
  )
}

interface GuardadaProps {
  guardada: RedacaoGuardada
  isOpen: boolean
  onToggle: () => void
  onDelete: () => void
}

function Guardada({ guardada, isOpen, onToggle, onDelete }: GuardadaProps) {
  const id = useId()
  const { tema, texto, enviada_em } = guardada
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
          <span className={styles.quando}>{QUANDO.format(new Date(enviada_em))}</span>
        </span>
        <IconChevronDown />
      </button>
      <div id={id} hidden={!isOpen}>
        {isOpen && (
          <>
            <div className={`${styles.folha} ${printing.printed}`}>
              <p className={styles.noPapel}>
                <FormattedText texto={tema.titulo} inline />
              </p>
              <p className={styles.texto}>{texto}</p>
            </div>
            <div className={styles.acoes}>
              <CopyButton texto={texto} />
              <Button variant="quiet" onClick={() => print()}>
                Imprimir
              </Button>
              <Button variant="quiet" onClick={onDelete}>
                Excluir
              </Button>
            </div>
          </>
        )}
      </div>
    </li>
  )
}
