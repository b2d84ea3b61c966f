import { Button, Field, TextField, VisuallyHidden } from '@rumo/shared-ui'
import type { FocusEvent } from 'react'
import { freeTecla } from './prontos.ts'
import { useLinhas } from './use-linhas.ts'
import type { Prontos } from './use-prontos.ts'
import styles from './prontos.module.css'

/** The fields for changing the ready comments. Changes are saved automatically. */
export function ProntosView({ prontos }: { prontos: Prontos }) {
  return (
    <details className={styles.prontos}>
      <summary>
        Comentários prontos{prontos.todos.length > 0 && ` (${prontos.todos.length})`}
      </summary>
      <p className={styles.said}>
        Selecione um trecho da redação e aperte a tecla: o comentário entra inteiro. Para deixar um
        pronto, escreva aqui ou use “Deixar pronto” abaixo de um comentário.
      </p>
      <Fields prontos={prontos} />
    </details>
  )
}

function Fields({ prontos }: { prontos: Prontos }) {
  const { linhas, errors, set, send, add, remove } = useLinhas(prontos)
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    // Moving the focus within a row does not save the row yet.
    if (!currentTarget.closest('li')?.contains(relatedTarget)) void send()
  }
  return (
    <>
      <ul className={styles.list}>
        {linhas.map(({ chave, tecla, texto }) => (
          <li key={chave} className={styles.linha}>
            <Field
              label="Tecla"
              name={`prontos.${chave}.tecla`}
              required
              maxLength={1}
              autoCapitalize="none"
              autoComplete="off"
              className={styles.tecla}
              error={errors[`${chave}.tecla`]}
              value={tecla}
              onBlur={onBlur}
              onChange={({ target }) => set(chave, { tecla: target.value })}
            />
            <TextField
              label="Comentário"
              name={`prontos.${chave}.texto`}
              required
              rows={2}
              isWide
              error={errors[`${chave}.texto`]}
              value={texto}
              onBlur={onBlur}
              onChange={({ target }) => set(chave, { texto: target.value })}
            />
            <button type="button" className={styles.tirar} onClick={() => remove(chave)}>
              Tirar<VisuallyHidden> o comentário pronto da tecla {tecla}</VisuallyHidden>
            </button>
          </li>
        ))}
      </ul>
      <Button variant="quiet" disabled={freeTecla('', linhas) === null} onClick={add}>
        Acrescentar um comentário pronto
      </Button>
    </>
  )
}
