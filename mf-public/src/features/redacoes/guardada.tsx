import { Button, Facts, FormattedText, IconChevronDown, Pauta } from '@rumo/shared-ui'
import { momentWords } from '@rumo/shared-ui/words'
import { useId } from 'react'
import { CopyButton } from '../../shared/copy-button.tsx'
import printing from '../../shared/printing.module.css'
import styles from './redacoes-guardadas.module.css'
import type { Item } from './use-box.ts'

/** The state of sending an essay; null when there is nothing to say. */
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

export function Guardada({ item, isOpen, onToggle, onDelete, onEdit }: GuardadaProps) {
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
            <Facts of={[momentWords(enviada_em), estado]} />
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
