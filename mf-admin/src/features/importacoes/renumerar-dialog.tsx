import { Button, Field } from '@rumo/shared-ui'
import { useState, type FormEvent } from 'react'
import { Dialog, DialogFoot } from '../../shared/crud/dialog.tsx'
import styles from './dialogos.module.css'
import text from '../../shared/text.module.css'

interface RenumerarDialogProps {
  numero: number
  onRenumber: (numero: number) => void
  onClose: () => void
}

/** Asks for the new number of a question. The numbers after it move by the same amount. */
export function RenumerarDialog({ numero, onRenumber, onClose }: RenumerarDialogProps) {
  const [novo, setNovo] = useState(String(numero))
  const [error, setError] = useState<string>()
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    const wanted = Number(novo)
    if (!Number.isInteger(wanted) || wanted < 1 || wanted > 1000)
      return setError('Escreva um número inteiro maior que zero.')
    return onRenumber(wanted)
  }
  return (
    <Dialog
      titulo="Renumerar daqui em diante"
      isChanged={() => novo !== String(numero)}
      onClose={onClose}
    >
      <form noValidate onSubmit={onSubmit}>
        <div className={styles.inside}>
          <p className={text.note}>
            As questões depois da {numero} mudam junto, com a mesma distância entre elas.
          </p>
          <Field
            label={`A questão ${numero} passa a ser a`}
            name="numero"
            aria-required
            inputMode="numeric"
            value={novo}
            error={error}
            onChange={({ target }) => {
              setNovo(target.value)
              setError(undefined)
            }}
          />
        </div>
        <DialogFoot onCancel={onClose}>
          <Button type="submit">Renumerar</Button>
        </DialogFoot>
      </form>
    </Dialog>
  )
}
