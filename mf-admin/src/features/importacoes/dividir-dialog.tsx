import type { QuestaoDoCaderno } from '@rumo/contract'
import { plainWordsOf } from '@rumo/contract/texto'
import { Button } from '@rumo/shared-ui'
import { useState, type FormEvent } from 'react'
import { Dialog, DialogFoot } from '../../shared/crud/dialog.tsx'
import styles from './dialogos.module.css'
import text from '../../shared/text.module.css'
import { cortesDe, type Corte } from './operacoes.ts'

interface DividirDialogProps {
  questao: QuestaoDoCaderno
  onSplit: (corte: Corte) => void
  onClose: () => void
}

/** Asks where the second question begins, if two questions were read as one. */
export function DividirDialog({ questao, onSplit, onClose }: DividirDialogProps) {
  const cortes = cortesDe(questao)
  const [chosen, setChosen] = useState(0)
  const corte = cortes[chosen]?.corte
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (corte) onSplit(corte)
  }
  return (
    <Dialog
      titulo={`Dividir a questão ${questao.numero}`}
      isChanged={() => false}
      onClose={onClose}
    >
      <form onSubmit={onSubmit}>
        <fieldset className={styles.inside}>
          <legend className={text.note}>A questão {questao.numero + 1} começa em:</legend>
          {cortes.length === 0 && <p>Não há onde dividir: é um parágrafo só, sem alternativas.</p>}
          {cortes.map(({ corte: { em, indice }, words }, place) => (
            <label key={`${em} ${indice}`} className={styles.choice}>
              <input
                type="radio"
                name="corte"
                checked={place === chosen}
                onChange={() => setChosen(place)}
              />
              <span className={styles.words}>{plainWordsOf(words) || '(vazio)'}</span>
            </label>
          ))}
        </fieldset>
        <DialogFoot onCancel={onClose}>
          {corte && <Button type="submit">Dividir</Button>}
        </DialogFoot>
      </form>
    </Dialog>
  )
}
