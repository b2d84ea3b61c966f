import type { Correcao } from '@rumo/contract'
import { ApiError } from '@rumo/shared-auth'
import { alert, alertFailure, confirm } from '@rumo/shared-ui'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useSaid } from '../../shared/crud/use-said.ts'
import { correcaoQuery, deliverCorrecao, removeCorrecao } from './api.ts'
import { missingOf } from './entrega.ts'
import type { CorrecaoKeeper } from './keeper.ts'

interface Options {
  correcao: Correcao
  keeper: CorrecaoKeeper
  stopAsking: () => void
}

/** How a correction comes to its end: it is delivered, or removed. */
export function useEntrega({ correcao: { id }, keeper, stopAsking }: Options) {
  const form = useRef<HTMLFormElement>(null)
  const queries = useQueryClient()
  const said = useSaid()
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [isPending, setIsPending] = useState(false)

  const focus = (name: string) => {
    const field = form.current?.elements.namedItem(name)
    if (field instanceof HTMLElement) field.focus()
  }
  /** Says what is missing; false where nothing is. */
  const refuse = (found: Record<string, string>): boolean => {
    flushSync(() => setErrors(found))
    const [first] = Object.keys(found)
    if (first !== undefined) focus(first)
    return first !== undefined
  }
  const fail = async (error: unknown) => {
    if (!(error instanceof ApiError)) throw error
    if (refuse({ ...error.campos }) || keeper.refuse(error)) return
    await alertFailure(error)
  }
  /** One at a time, and nothing twice. */
  const once = async (work: () => Promise<void>) => {
    if (isPending) return
    setIsPending(true)
    await work().catch(fail)
    setIsPending(false)
  }

  const deliver = async () => {
    if (isPending || refuse(missingOf(keeper.estado().rascunho)) || !(await mayDeliver())) return
    await once(async () => {
      if (!(await keeper.flush())) {
        await alert({ icone: 'warning', titulo: 'A correção não foi entregue', texto: NOT_SENT })
        return
      }
      const answer = await deliverCorrecao(id, keeper.versao)
      await keeper.forget()
      stopAsking()
      queries.setQueryData(
        correcaoQuery(id).queryKey,
        (before) => before && { ...before, correcao: answer.dados, guardada: null },
      )
      said(answer, 'correção entregue')
    })
  }

  const remove = async () => {
    if (isPending || !(await mayRemove())) return
    await once(async () => {
      const answer = await removeCorrecao(id)
      await keeper.forget()
      stopAsking()
      said(answer, 'correção descartada')
    })
  }

  /** What was missing is there now. */
  const mend = (name: string) => {
    if (errors[name] === undefined) return
    const { [name]: _mended, ...others } = errors
    setErrors(others)
  }
  return { form, errors, mend, focus, isPending, deliver, remove }
}

const NOT_SENT =
  'O servidor ainda não tem tudo o que você fez. Veja por que abaixo e tente de novo.'

const mayDeliver = () =>
  confirm({
    titulo: 'Entregar a correção?',
    texto: 'O aluno passa a ler as notas e os comentários, e nada mais muda nela.',
    confirmar: 'Entregar',
  })

const mayRemove = () =>
  confirm({
    titulo: 'Descartar a sua correção?',
    texto: 'As notas, os comentários e o parecer que você escreveu se perdem.',
    confirmar: 'Descartar',
    cancelar: 'Continuar corrigindo',
  })
