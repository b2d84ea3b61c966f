import type { CadernoDeExame, Importacao } from '@rumo/contract'
import { quantosDe } from '@rumo/contract/caderno'
import { useQuery } from '@tanstack/react-query'
import { useContext, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { RevisaoKeeper } from '../../../features/importacoes/revisao-keeper.ts'
import { aprovarLivres } from '../../../features/importacoes/operacoes.ts'
import { useAto } from '../../../features/importacoes/use-ato.ts'
import { useNavegacao, useRascunho } from '../../../features/importacoes/use-revisao.ts'
import { aprovadosInWords } from '../../../features/importacoes/importacoes.words.ts'
import { materiasQuery } from '../../../features/questoes/questoes.calls.ts'
import { Announce } from '../../../shared/crud/use-announce-answer.ts'
import { alvoDaRecusa } from './avisos.ts'
import { useAtalhos } from './use-atalhos.ts'

export type EmRevisao = Omit<ReturnType<typeof useRevisao>, 'titulo' | 'fim'>

/**
 * The state of a review: the draft, the question or theme that is open, and the steps to the next one. Each step also
 * moves the focus.
 */
export function useRevisao(importacao: Importacao, inicial: CadernoDeExame) {
  const { keeper, caderno, andamento } = useRascunho(importacao, inicial)
  const { alvo, pagina, passo, ir, verPagina, seguir, aprovar } = useNavegacao(keeper, caderno)
  const atos = useAto(keeper, caderno)
  const { data: materias = [] } = useQuery(materiasQuery)
  const announce = useContext(Announce)
  const finishing = useFinishing(keeper)
  const [recusas, setRecusas] = useState<Readonly<Record<string, string>>>({})
  /** The step at which the user tried to approve an incomplete question or theme; null if never. */
  const [naoAprovado, setNaoAprovado] = useState<number | null>(null)
  const titulo = useRef<HTMLHeadingElement>(null)
  const fim = useRef<HTMLButtonElement>(null)
  const focusTitulo = () => requestAnimationFrame(() => titulo.current?.focus())
  const next = () => {
    if (seguir()) focusTitulo()
    else requestAnimationFrame(() => fim.current?.focus())
  }
  const approve = () => {
    if (aprovar()) return next()
    setNaoAprovado(passo)
    titulo.current?.focus()
  }
  const open: typeof ir = (to) => {
    // After a dialog the heading must be in the document before it can be focused.
    flushSync(() => ir(to))
    focusTitulo()
  }
  const approveLivres = () => {
    const approved = quantosDe(keeper.estado().caderno, 'livre')
    keeper.update(aprovarLivres)
    announce(`${aprovadosInWords(approved)}.`)
    // The button that was pressed is gone. Focus the button that finishes the review, or the heading of the next doubt.
    requestAnimationFrame(() => (fim.current ?? titulo.current)?.focus())
  }
  useAtalhos({ onApprove: approve, onNext: next })
  const refused = (campos: Readonly<Record<string, string>>) => {
    setRecusas(campos)
    const there = alvoDaRecusa(keeper.estado().caderno, campos)
    if (there) open(there)
  }
  return {
    keeper,
    caderno,
    andamento,
    atos,
    materias,
    alvo,
    pagina,
    passo,
    verPagina,
    titulo,
    fim,
    open,
    next,
    approve,
    approveLivres,
    ...finishing,
    recusas,
    refused,
    isRefused: naoAprovado === passo,
  }
}

/**
 * Whether the dialog that creates the prova is open. The dialog opens only after the whole draft is saved on the
 * server.
 */
function useFinishing(keeper: RevisaoKeeper) {
  const [isFinishing, setIsFinishing] = useState(false)
  const finish = async () => {
    if (await keeper.flush()) setIsFinishing(true)
  }
  return { isFinishing, setIsFinishing, finish }
}
