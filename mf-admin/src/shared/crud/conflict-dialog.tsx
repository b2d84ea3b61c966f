import type { Entidade } from '@rumo/contract'
import { Button, RadioField } from '@rumo/shared-ui'
import { useState, type FormEvent } from 'react'
import { lastChange, whoWords, type Difference } from './conflict.ts'
import { Dialog } from './dialog.tsx'
import styles from './form-dialog.module.css'
import type { Noun } from './noun.ts'

interface Conflict {
  noun: Noun
  entidade: Entidade
  id: number
  differences: readonly Difference[]
  /** What a field is called. */
  labelOf: (campo: string) => string
  /** How its value is said. */
  said: (campo: string, value: unknown) => string
}

interface Asked extends Conflict {
  titulo: string
  answer: (theirs: readonly string[] | null) => void
}

/**
 * Asks what becomes of a record that was saved meanwhile. `ask` gives the fields that stay as they are stored now, all
 * others being as one wrote them, or null where one goes back to the form. Where nothing differs, nobody is asked.
 */
export function useConflict() {
  const [asked, setAsked] = useState<Asked | null>(null)
  const ask = async (conflict: Conflict): Promise<readonly string[] | null> => {
    if (conflict.differences.length === 0) return []
    const titulo = whoWords(conflict.noun, await lastChange(conflict.entidade, conflict.id))
    const { promise, resolve } = Promise.withResolvers<readonly string[] | null>()
    const answer: Asked['answer'] = (theirs) => {
      setAsked(null)
      resolve(theirs)
    }
    setAsked({ ...conflict, titulo, answer })
    return promise
  }
  return { ask, dialog: asked && <ConflictDialog {...asked} /> }
}

function ConflictDialog({ titulo, differences, labelOf, said, answer }: Asked) {
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const chosen = new FormData(event.currentTarget)
    answer(differences.flatMap(({ campo }) => (chosen.get(campo) === 'theirs' ? campo : [])))
  }
  return (
    <Dialog titulo={titulo} isChanged={() => false} onClose={() => answer(null)}>
      <form onSubmit={onSubmit}>
        <div className={styles.choices}>
          <p>Nada foi salvo por cima. Escolha o que vale em cada campo.</p>
          {differences.map(({ campo, mine, theirs, isUntouched }) => (
            <RadioField
              key={campo}
              label={labelOf(campo)}
              name={campo}
              isWide
              defaultValue={isUntouched ? 'theirs' : 'mine'}
              opcoes={[
                ['mine', `Aqui: ${shortened(said(campo, mine))}`],
                ['theirs', `Salvo: ${shortened(said(campo, theirs))}`],
              ]}
            />
          ))}
        </div>
        <div className={styles.foot}>
          <Button variant="quiet" onClick={() => answer(null)}>
            Voltar ao formulário
          </Button>
          <Button type="submit">Salvar assim</Button>
        </div>
      </form>
    </Dialog>
  )
}

/** So much tells one text from another. */
const MAX_SAID = 160

function shortened(words: string): string {
  const text = words.replaceAll(/\s+/g, ' ').trim()
  if (text === '') return '(vazio)'
  return text.length > MAX_SAID ? `${text.slice(0, MAX_SAID).trimEnd()}…` : text
}

/** A value that says itself. */
export const plainlySaid = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : ''
