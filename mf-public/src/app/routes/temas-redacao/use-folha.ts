import { confirm } from '@rumo/shared-ui'
import { delay } from 'es-toolkit'
import { useState } from 'react'
import { FIM } from '../../../features/redacoes/guarda-view.tsx'
import { isFim } from '../../../features/redacoes/onde.ts'
import type { RascunhoDaConta } from '../../../features/redacoes/rascunho-da-conta.ts'
import type { Rascunho, RascunhoWork } from '../../../features/redacoes/rascunho.ts'
import { useRascunho } from '../../../features/redacoes/use-rascunho.ts'
import type { ScreenHeading } from '../../../shared/use-screen-heading.ts'

export interface FolhaOptions {
  work: RascunhoWork
  /** The draft on the server of the account; null when only the device keeps the draft. */
  conta: RascunhoDaConta | null
  heading: ScreenHeading
  inicial: Rascunho
  /** Keeps the essay. Resolves to a function that shows that it is kept, or to null when the device refuses. */
  onEnviar: (rascunho: Rascunho) => Promise<(() => void) | null>
  onDescartar: () => void
}

/** The text on the sheet, with the functions that save, discard and send it. */
export function useFolha({ work, conta, heading, inicial, onEnviar, onDescartar }: FolhaOptions) {
  const { tema, id_anterior } = inicial
  const [{ texto, em }, setEscrito] = useState(inicial)
  const [isRefused, setIsRefused] = useState(false)
  const [isSending, setIsSending] = useState(false)
  const { keep, discard: drop, guarda } = useRascunho(work, inicial)
  const write = (changed: string) => {
    setEscrito({ tema, texto: changed, em: new Date().toISOString() })
    setIsRefused(false)
    keep(changed)
  }
  const discard = async () => {
    const isSure = await confirm({
      titulo: 'Descartar o rascunho?',
      texto: `O que você escreveu será apagado ${whereErased(conta)}, e você poderá sortear outro tema. Essa ação não pode ser desfeita.`,
      confirmar: 'Descartar',
      cancelar: 'Continuar escrevendo',
    })
    if (!isSure) return
    heading.focus()
    if (!(await drop())) return
    setEscrito({ tema, texto: '' })
    onDescartar()
  }
  const send = async () => {
    setIsSending(true)
    if (conta && !(await maySend(conta))) return setIsSending(false)
    const showKept = await onEnviar({ tema, texto, ...(id_anterior && { id_anterior }) })
    if (showKept) {
      await drop()
      showKept()
    } else {
      setIsRefused(true)
    }
    return setIsSending(false)
  }
  return { texto, em, guarda, isRefused, isSending, write, discard, send }
}

/** From where a discard deletes the draft. Another text of the account stays there. */
function whereErased(conta: RascunhoDaConta | null): string {
  const onde = conta?.onde()
  return onde === 'conta' || onde === 'adiante' ? 'da sua conta' : 'deste aparelho'
}

/** Whether the essay may be sent. Asks the user first when another device has sent or discarded it meanwhile. */
async function maySend(conta: RascunhoDaConta): Promise<boolean> {
  await Promise.race([conta.look(), delay(LOOK_PATIENCE_MS)])
  const onde = conta.onde()
  if (!isFim(onde)) return true
  return confirm({
    titulo: 'Enviar mesmo assim?',
    texto: `${FIM[onde]} O texto desta folha iria como mais uma redação.`,
    confirmar: 'Enviar',
    cancelar: 'Voltar à folha',
  })
}

/** How long the sending of an essay waits for what other devices did. */
const LOOK_PATIENCE_MS = 3000
