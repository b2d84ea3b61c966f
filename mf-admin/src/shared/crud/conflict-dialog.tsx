import type { Entidade } from '@rumo/contract'
import { Button, RadioField } from '@rumo/shared-ui'
import { lazy, Suspense, useState, type FormEvent } from 'react'
import { flushSync } from 'react-dom'
import { lastChange, whoWords, type Difference, type SavedBy } from './conflict.ts'
import { Dialog, DialogFoot } from './dialog.tsx'
import styles from './form-dialog.module.css'
import type { Noun } from './noun.ts'

/** The code that compares texts is loaded only when there are two texts to compare. */
const Proprias = lazy(async () => ({ default: (await import('../texto/proprias.tsx')).Proprias }))

interface Conflict {
  noun: Noun
  /** The record to look up in the log, or directly the user and the time of the other change. */
  by: { entidade: Entidade; id: number } | SavedBy
  differences: readonly Difference[]
  labelOf: (campo: string) => string
  said: (campo: string, value: unknown) => string
}

interface Asked extends Conflict {
  titulo: string
  answer: (theirs: readonly string[] | null) => void
}

/**
 * Asks what to keep of a record that another user saved meanwhile. `ask` resolves with the fields that keep the stored
 * value, while all others get what this user wrote; or with null to go back to the form. If nothing differs, it
 * resolves without a question.
 */
export function useConflict() {
  const [asked, setAsked] = useState<Asked | null>(null)
  const ask = async (conflict: Conflict): Promise<readonly string[] | null> => {
    if (conflict.differences.length === 0) return []
    const { noun, by } = conflict
    const titulo = whoWords(noun, 'entidade' in by ? await lastChange(by.entidade, by.id) : by)
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
  const [unchosen, setUnchosen] = useState<readonly string[]>([])
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const chosen = new FormData(form)
    const left = differences.filter(({ campo }) => !chosen.has(campo)).map(({ campo }) => campo)
    flushSync(() => setUnchosen(left))
    form.querySelector<HTMLElement>('[data-invalid="true"] input')?.focus()
    if (left.length > 0) return
    answer(differences.flatMap(({ campo }) => (chosen.get(campo) === 'theirs' ? campo : [])))
  }
  const saidIn = (campo: string, value: unknown) =>
    value === undefined ? '(não há)' : said(campo, value).trim() || '(vazio)'
  return (
    <Dialog titulo={titulo} isChanged={() => false} onClose={() => answer(null)}>
      <form
        noValidate
        onSubmit={onSubmit}
        onChange={({ target: { name } }) => {
          setUnchosen((before) => before.filter((campo) => campo !== name))
        }}
      >
        <div className={styles.choices}>
          <p>
            Nada foi salvo por cima. Escolha o que vale em cada campo. O que só um dos dois mudou já
            está marcado.
          </p>
          {differences.map(({ campo, mine, theirs, likely }) => {
            const [aqui, salvo] = [saidIn(campo, mine), saidIn(campo, theirs)]
            return (
              <RadioField
                key={campo}
                label={labelOf(campo)}
                name={campo}
                isWide
                isStacked
                defaultValue={likely}
                error={unchosen.includes(campo) ? 'Os dois mudaram: escolha um.' : undefined}
                opcoes={[
                  ['mine', <Said key="mine" who="Aqui" words={aqui} other={salvo} />],
                  ['theirs', <Said key="theirs" who="Salvo" words={salvo} other={aqui} />],
                ]}
              />
            )
          })}
        </div>
        <DialogFoot onCancel={() => answer(null)} cancelar="Voltar ao formulário">
          <Button type="submit">Salvar assim</Button>
        </DialogFoot>
      </form>
    </Dialog>
  )
}

/** The whole value, with its line breaks, in which the words that the other value lacks are marked. */
const Said = ({ who, words, other }: { who: string; words: string; other: string }) => (
  <span className={styles.said}>
    <strong>{who}:</strong>{' '}
    <Suspense fallback={words}>
      <Proprias texto={words} outro={other} />
    </Suspense>
  </span>
)

/** Strings and numbers as they are; anything else is empty. */
export const plainlySaid = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : ''
