import type { Correcao } from '@rumo/contract'
import { ApiError } from '@rumo/shared-auth'
import { alert, alertFailure } from '@rumo/shared-ui'
import { useQueryClient } from '@tanstack/react-query'
import { omit } from 'es-toolkit'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useAnnounceAnswer } from '../../shared/crud/use-announce-answer.ts'
import { mayDeliver, mayRemove } from './asking.ts'
import { correcaoQuery, deliverCorrecao, removeCorrecao } from './correcoes.calls.ts'
import { missingOf } from './rascunho/entrega.ts'
import type { CorrecaoKeeper } from './rascunho/correcao-keeper.ts'

interface Options {
  correcao: Correcao
  keeper: CorrecaoKeeper
  stopAsking: () => void
}

export function useEntrega({ correcao, keeper, stopAsking }: Options) {
  const { id } = correcao
  const queries = useQueryClient()
  const announceAnswer = useAnnounceAnswer()
  const { form, errors, refuse, clearError, focus } = useErrors()
  const [isPending, setIsPending] = useState(false)
  const isBusy = useRef(false)

  const fail = async (error: unknown) => {
    if (!(error instanceof ApiError)) throw error
    // While a delivery is pending the fields are inert and cannot take the focus, so the pending state ends first.
    if (refuse({ ...error.campos }, () => setIsPending(false)) || keeper.refuse(error)) return
    await alertFailure(error)
  }
  /**
   * Asks, then works; a second press meanwhile does nothing. The question says how many drafts of other windows would
   * be lost.
   */
  const once = async (may: (outras: number) => Promise<boolean>, work: () => Promise<void>) => {
    if (isBusy.current) return
    isBusy.current = true
    const outras = await keeper.findOutras()
    isBusy.current = false
    if (!(await may(outras.length)) || isBusy.current) return
    isBusy.current = true
    setIsPending(true)
    await work().catch(fail)
    isBusy.current = false
    setIsPending(false)
  }

  const deliver = async () => {
    if (isBusy.current || refuse(missingOf(keeper.estado().rascunho))) return
    await once(
      (outras) => mayDeliver(outras, correcao.redacao_enviada),
      async () => {
        if (!(await keeper.flush())) {
          await alert({ icone: 'warning', titulo: 'A correção não foi entregue', texto: NOT_SENT })
          return
        }
        const answer = await deliverCorrecao(id, keeper.versao).catch(takeForDelivered)
        await keeper.forget()
        stopAsking()
        queries.setQueryData(
          correcaoQuery(id).queryKey,
          (before) => before && { ...before, correcao: answer.dados, leftDrafts: [] },
        )
        announceAnswer(answer, 'correção entregue')
      },
    )
  }
  /**
   * When the server answers that the correction is already delivered, because an earlier answer was lost, this counts
   * as success.
   */
  const takeForDelivered = async (error: unknown) => {
    const isDelivered = error instanceof ApiError && error.codigo === 'correcao_entregue'
    const dados = isDelivered ? await keeper.findDelivered() : null
    if (dados === null) throw error
    return { dados }
  }

  const remove = async () =>
    once(mayRemove, async () => {
      const answer = await removeCorrecao(id)
      await keeper.forget()
      stopAsking()
      announceAnswer(answer, 'correção descartada')
    })

  return { form, errors, clearError, focus, isPending, deliver, remove }
}

const NOT_SENT =
  'O servidor ainda não tem tudo o que você fez. Veja por que abaixo e tente de novo.'

/** The messages about missing or refused fields, by the field's name. */
function useErrors() {
  const form = useRef<HTMLFormElement>(null)
  const [errors, setErrors] = useState<Record<string, string>>({})
  const focus = (name: string) => {
    const field = form.current?.elements.namedItem(name)
    if (field instanceof HTMLElement) field.focus()
  }
  /** Shows messages and focuses the first field, after calling `release`. Returns false if there are no messages. */
  const refuse = (found: Record<string, string>, release?: () => void): boolean => {
    const [first] = Object.keys(found)
    flushSync(() => {
      setErrors(found)
      if (first !== undefined) release?.()
    })
    if (first !== undefined) focus(first)
    return first !== undefined
  }
  const clearError = (name: string) => {
    if (errors[name] !== undefined) setErrors(omit(errors, [name]))
  }
  return { form, errors, refuse, clearError, focus }
}
