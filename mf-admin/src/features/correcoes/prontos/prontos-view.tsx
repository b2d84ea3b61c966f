import type { ComentarioPronto } from '@rumo/contract'
import { comentariosProntosSchemas } from '@rumo/contract/schemas/comentarios-prontos'
import { Button, Field, TextField, VisuallyHidden } from '@rumo/shared-ui'
import { isEqual, mapKeys } from 'es-toolkit'
import { useState, type FocusEvent } from 'react'
import { problemsByPath } from '../../../shared/crud/problems.ts'
import { freeTecla } from './prontos.ts'
import type { Prontos } from './use-prontos.ts'
import styles from './prontos.module.css'

/** The remarks that the corrector makes often, to be changed; they save themselves. */
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

interface Linha extends ComentarioPronto {
  chave: number
}

function appended(linhas: readonly Linha[], more: readonly ComentarioPronto[]): Linha[] {
  const next = Math.max(-1, ...linhas.map(({ chave }) => chave)) + 1
  return [...linhas, ...more.map((pronto, index) => ({ ...pronto, chave: next + index }))]
}

function Fields({ prontos: { todos, save } }: { prontos: Prontos }) {
  const [linhas, setLinhas] = useState<Linha[]>(() => appended([], todos))
  const [known, setKnown] = useState(todos)
  if (known !== todos) {
    setKnown(todos)
    // A remark was kept meanwhile; what stands in the fields stays.
    setLinhas((now) =>
      appended(
        now,
        todos.filter(({ tecla }) => !now.some((each) => each.tecla === tecla)),
      ),
    )
  }
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const set = (chave: number, changes: Partial<ComentarioPronto>) =>
    setLinhas((now) => now.map((each) => (each.chave === chave ? { ...each, ...changes } : each)))
  const send = async (given: readonly Linha[]) => {
    // One that says nothing yet is not sent, and keeps no other from it.
    const written = given.filter(({ texto }) => texto.trim() !== '')
    const next = written.map(({ tecla, texto }) => ({
      tecla: tecla.toLowerCase(),
      texto: texto.trim(),
    }))
    const found = problemsByPath(comentariosProntosSchemas.save.body, next)
    setErrors(
      mapKeys(found, (_, path) => path.replace(/^\d+/, (at) => String(written[Number(at)]?.chave))),
    )
    if (Object.keys(found).length === 0 && !isEqual(next, todos)) await save(next)
  }
  const onBlur = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) void send(linhas)
  }
  const remove = (chave: number) => {
    const next = linhas.filter((each) => each.chave !== chave)
    setLinhas(next)
    void send(next)
  }
  return (
    <>
      <ul className={styles.list}>
        {linhas.map(({ chave, tecla, texto }) => (
          <li key={chave} className={styles.linha} onBlur={onBlur}>
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
              onChange={({ target }) => set(chave, { tecla: target.value })}
            />
            <TextField
              label="Comentário"
              name={`prontos.${chave}.texto`}
              required
              rows={2}
              className={styles.texto}
              error={errors[`${chave}.texto`]}
              value={texto}
              onChange={({ target }) => set(chave, { texto: target.value })}
            />
            <button type="button" className={styles.tirar} onClick={() => remove(chave)}>
              Tirar<VisuallyHidden> o comentário pronto da tecla {tecla}</VisuallyHidden>
            </button>
          </li>
        ))}
      </ul>
      <Button
        variant="quiet"
        disabled={freeTecla('', linhas) === null}
        onClick={() =>
          setLinhas((now) => appended(now, [{ tecla: freeTecla('', now) ?? '', texto: '' }]))
        }
      >
        Acrescentar um comentário pronto
      </Button>
    </>
  )
}
