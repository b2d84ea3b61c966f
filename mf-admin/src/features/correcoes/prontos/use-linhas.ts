import type { ComentarioPronto } from '@rumo/contract'
import { comentariosProntosSchemas } from '@rumo/contract/schemas/comentarios-prontos'
import { isEqual, mapKeys } from 'es-toolkit'
import { useState } from 'react'
import { problemsByPath } from '../../../shared/crud/form-problems.ts'
import { freeTecla } from './prontos.ts'
import type { Prontos } from './use-prontos.ts'

/** A ready comment in its fields. */
interface Linha extends ComentarioPronto {
  chave: number
}

/** The fields of the ready comments, their problems, and the changes to them. */
export function useLinhas({ todos, save }: Pick<Prontos, 'todos' | 'save'>) {
  const [linhas, setLinhas] = useState<Linha[]>(() => appended([], todos))
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const [known, setKnown] = useState(todos)
  if (known !== todos) {
    setKnown(todos)
    // A ready comment was added from elsewhere: append it, and keep what was typed in the other rows.
    setLinhas((now) =>
      appended(
        now,
        todos.filter((each) => !has(now, each.tecla)),
      ),
    )
  }
  const send = async (given: readonly Linha[]) => {
    // An empty row is not sent, and does not keep others from being sent.
    const written = given.filter(({ texto }) => texto.trim() !== '')
    const next = written.map(({ tecla, texto }) => ({
      tecla: tecla.toLowerCase(),
      texto: texto.trim(),
    }))
    const found = problemsByPath(comentariosProntosSchemas.save.body, next)
    const chaveAt = (place: string) => String(written[Number(place)]?.chave)
    setErrors(mapKeys(found, (_, path) => path.replace(/^\d+/, chaveAt)))
    if (Object.keys(found).length === 0 && !isEqual(next, todos)) await save(next)
  }
  return {
    linhas,
    /** The messages, by `<chave>.<field>`. */
    errors,
    set: (chave: number, changes: Partial<ComentarioPronto>) =>
      setLinhas((now) =>
        now.map((each) => (each.chave === chave ? { ...each, ...changes } : each)),
      ),
    /** Saves all rows if they are valid. */
    send: () => send(linhas),
    add: () => setLinhas((now) => appended(now, [{ tecla: freeTecla('', now) ?? '', texto: '' }])),
    remove: (chave: number) => {
      const next = linhas.filter((each) => each.chave !== chave)
      setLinhas(next)
      void send(next)
    },
  }
}

const has = (linhas: readonly Linha[], tecla: string) => linhas.some((each) => each.tecla === tecla)

function appended(linhas: readonly Linha[], more: readonly ComentarioPronto[]): Linha[] {
  const next = Math.max(-1, ...linhas.map(({ chave }) => chave)) + 1
  return [...linhas, ...more.map((pronto, index) => ({ ...pronto, chave: next + index }))]
}
