import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { alerting } from '../../shared/alerting.ts'
import { beginCorrecao, REDACAO_KEY, servidor } from './correcoes.calls.ts'
import { DeviceCopy } from './rascunho/device-copy.ts'
import { mayDiscardLeftDraft } from './asking.ts'
import type { LeftDraft } from './rascunho/kept-draft.ts'
import type { CorrecaoKeeper } from './rascunho/correcao-keeper.ts'
import { bodyOf } from './rascunho/correcao-rascunho.ts'
import type { Aberta } from './use-correcao.ts'

interface Options {
  aberta: Aberta
  keeper: CorrecaoKeeper
  stopAsking: () => void
  /** Called at the end: the pressed button may be gone, so the focus needs a new place. */
  onEnd: () => void
}

/** What the user can do when another window changed, delivered or removed the correction, or left a draft. */
export function useParada({ aberta, keeper, stopAsking, onEnd }: Options) {
  const queries = useQueryClient()
  const [isPending, setIsPending] = useState(false)

  const once = async (work: () => Promise<void>) => {
    if (isPending) return
    setIsPending(true)
    await alerting(work).finally(() => {
      flushSync(() => setIsPending(false))
      onEnd()
    })
  }
  /** Drops the draft of this window and shows what the server has. */
  const giveUp = async () => {
    await keeper.forget()
    stopAsking()
    // The essay may be deleted as well, so nothing of it is shown while it is fetched again.
    await queries.resetQueries({ queryKey: REDACAO_KEY })
    await queries.invalidateQueries()
  }
  return {
    isPending,
    onKeep: () => void once(async () => keeper.settle('mine')),
    onSee: () =>
      void once(async () =>
        keeper.estado().andamento.estado === 'mudou' ? keeper.settle('theirs') : giveUp(),
      ),
    onSwap: (leftDraft: LeftDraft) => void once(async () => keeper.swap(leftDraft)),
    onDiscard: (leftDraft: LeftDraft) =>
      void once(async () => {
        if (await mayDiscardLeftDraft()) await keeper.discard(leftDraft)
      }),
    onBeginAgain: () =>
      void once(async () => {
        const { rascunho, outras } = keeper.estado()
        const { id: id_redacao_enviada } = aberta.correcao.redacao_enviada
        const { id, versao } = await beginCorrecao({
          id_redacao_enviada,
          rubrica: rascunho.rubrica,
        })
        // Another window may have begun a new correction, too. Keeping the drafts on version 1 then leads to a
        // conflict, in which the user is asked, instead of replacing the other text.
        const begun = { versao: Math.min(versao, 1), semResposta: [] }
        const kept = { isLast: false }
        // The editor continues with the draft that is stored last, so this window's own draft comes last.
        for (const each of [...outras.toReversed(), { rascunho }]) {
          const place = new DeviceCopy(aberta.shelf, id, (isKept) => {
            kept.isLast = isKept
          })
          await place.keep({ ...begun, rascunho: each.rascunho })
        }
        // If the device refuses to store the draft, it would exist nowhere until it is sent.
        if (!kept.isLast) await servidor.save(id, { ...bodyOf(rascunho), versao: begun.versao })
        await giveUp()
      }),
  }
}
