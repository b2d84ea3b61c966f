import { FieldError, IconCross, VisuallyHidden } from '@rumo/shared-ui'
import type { Ref } from 'react'
import styles from './envio.module.css'
import text from '../text.module.css'
import { sizeInWords } from './envio.rules.ts'
import type { Envio } from './use-upload.ts'

interface EnvioStatusProps {
  envio: Envio
  /** The name under which `sendingIn` reports that this file is still being sent. */
  name?: string | undefined
  cancelRef?: Ref<HTMLButtonElement>
  onCancel: () => void
  onRetry: (file: File) => void
  /** The message of a form that cannot be saved during the upload. */
  error?: string | undefined
}

export const WAIT = 'Espere o envio terminar, ou cancele.'

/** The messages about files of a form that are still being sent. If the form were saved now, it would lack them. */
export const sendingIn = (form: HTMLFormElement | null): Record<string, string> =>
  Object.fromEntries(
    [...(form?.querySelectorAll<HTMLButtonElement>('button[data-sending]') ?? [])].map(
      ({ name }) => [name, WAIT],
    ),
  )

export const isSendingIn = (form: HTMLFormElement | null) => Object.keys(sendingIn(form)).length > 0

/** The progress of a file that is being sent, with a button to stop it or to try again. */
export function EnvioStatus({
  envio,
  name,
  cancelRef,
  onCancel,
  onRetry,
  error,
}: EnvioStatusProps) {
  if (envio.estado === 'parado') return null
  const { file } = envio
  if (envio.estado === 'falhou') {
    return (
      <div className={styles.status} role="alert">
        <p className={styles.failure}>
          <IconCross size={14} />
          {file.name}: {envio.motivo}
        </p>
        <div className={text.ways}>
          {envio.isWorthRetrying && (
            <button type="button" className={text.way} onClick={() => onRetry(file)}>
              Tentar de novo
            </button>
          )}
          <button type="button" className={text.way} onClick={onCancel}>
            Tirar<VisuallyHidden> {file.name}</VisuallyHidden>
          </button>
        </div>
      </div>
    )
  }
  const percent = Math.round(envio.parte * 100)
  return (
    <div className={styles.status}>
      <div className={styles.progress}>
        <p>
          {/* The percentage changes with every packet: screen readers get it from the bar, on request. */}
          <output>Enviando {file.name}</output> · {sizeInWords(file.size)} ·{' '}
          <span aria-hidden="true">{percent}%</span>
        </p>
        <progress
          className={styles.bar}
          aria-label={`Envio de ${file.name}`}
          max={100}
          value={percent}
        />
      </div>
      <button
        ref={cancelRef}
        type="button"
        name={name}
        data-sending
        className={text.way}
        onClick={onCancel}
      >
        Cancelar envio
      </button>
      {error && <FieldError>{error}</FieldError>}
    </div>
  )
}
