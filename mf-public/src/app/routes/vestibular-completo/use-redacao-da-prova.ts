import { useCallback, useEffect, useEffectEvent, useMemo, useState, type Dispatch } from 'react'
import {
  putAside,
  RascunhoKeeper,
  readRascunho,
  type Guarda,
  type Rascunho,
  type RascunhoWork,
} from '../../../features/redacoes/rascunho.ts'
import { temasDaProva } from '../../../features/redacoes/redacoes.calls.ts'
import type { Tema } from '../../../features/redacoes/tema.ts'
import { useKeptOnLeave } from '../../../features/redacoes/use-rascunho.ts'
import type { Action } from '../../../features/simulado/simulado.rules.ts'
import type { Simulado } from '../../../features/simulado/simulado.ts'
import { useLoad } from '../../../shared/use-load.ts'
import type { Ownership } from './pedido.ts'
import { handInRedacao, isToSend, redacaoWorkOf } from './redacao-da-prova.ts'
import { useLeftBehind, useOtherTab, type SheetParts } from './use-outra-aba.ts'

/** The sheet of the essay of a prova: its theme, what is written and how that is kept. */
export interface FolhaDaProva {
  /** All that one may choose from, as far as they have come. */
  temas: readonly Tema[]
  /** Null until one is chosen. */
  tema: Tema | null
  texto: string
  guarda: Guarda
  /** Whether it goes to the server with the end. */
  seraEnviada: boolean
  write: (texto: string) => void
  /** Takes a theme; what is written stays. */
  choose: (tema: Tema) => void
}

/** Whether anything stands on the sheet. */
export const estaEscrita = (folha: Pick<Rascunho, 'texto'> | null): boolean =>
  (folha?.texto.trim() ?? '') !== ''

/**
 * The essay that is part of a whole prova, kept apart from the draft of another theme; null where there is none, or it
 * has not come. Once the simulado has ended it is handed in, also where the page went meanwhile.
 */
export function useRedacaoDaProva(
  { ownDevice, owner }: Pick<Ownership, 'ownDevice' | 'owner'>,
  simulado: Simulado,
  dispatch: Dispatch<Action>,
): FolhaDaProva | null {
  const { chave, tipo, prova, etapa, redacao } = simulado
  const [wasUnderWay] = useState(etapa === 'em-curso')
  const work = useMemo(() => redacaoWorkOf(ownDevice, { chave }), [ownDevice, chave])
  const { inicial, temas } = useBrought(
    work,
    wasUnderWay && tipo === 'prova' ? (prova?.id ?? null) : null,
  )
  const [written, setWritten] = useState<string | null>(null)
  const [chosen, setChosen] = useState<Tema | null>(null)
  const [guarda, setGuarda] = useState<Guarda>({ estado: 'nada' })
  const only = temas.length === 1 ? (temas[0] ?? null) : null
  const tema = chosen ?? inicial?.tema ?? only
  const keeper = useMemo(() => tema && new RascunhoKeeper(work, { tema }, setGuarda), [work, tema])
  useKeptOnLeave(keeper, guarda)
  const texto = written ?? inicial?.texto ?? ''
  const mine = tema && { tema, texto }
  const show = useCallback((other: Rascunho | null) => {
    setWritten(other?.texto ?? '')
    if (other) setChosen(other.tema)
  }, [])
  const parts = { ownDevice, work, keeper }
  useOtherTab(parts, mine, show)

  const isToHandIn = tipo === 'prova' && etapa !== 'em-curso' && redacao !== 'entregue'
  const handIn = useEffectEvent(() =>
    handInLast({ ...parts, owner, simulado, mine, show, dispatch }),
  )
  useEffect(() => {
    // A device that does not tell what was written still has it: the next look at the result hands it in.
    if (isToHandIn) handIn().catch(() => undefined)
  }, [isToHandIn])
  useLeftBehind(parts, tipo === 'prova' && redacao === 'entregue')

  if (tema === null && temas.length === 0) return null
  const choose = (next: Tema) => {
    setChosen(next)
    if (texto !== '') void settleOn({ work, keeper }, { tema: next, texto })
  }
  const write = writeWith(keeper, setWritten)
  return { temas, tema, texto, guarda, seraEnviada: isToSend(owner), write, choose }
}

/** What was written before, once it is known, and the themes: `idProva` is null where there is no essay to write. */
function useBrought(work: RascunhoWork, idProva: number | null) {
  const read = useCallback(
    async () => (idProva === null ? null : readRascunho(work).catch(() => null)),
    [work, idProva],
  )
  const kept = useLoad(read)
  const ask = useCallback(
    async (signal: AbortSignal) => (idProva === null ? [] : temasDaProva(idProva, signal)),
    [idProva],
  )
  const asked = useLoad(ask)
  // One that was begun goes on with its theme, so that none is offered before that is known.
  const isKnown = kept.status === 'ready'
  return {
    inicial: isKnown ? kept.value : null,
    temas: isKnown && asked.status === 'ready' ? asked.value : NENHUM,
  }
}

const NENHUM: readonly Tema[] = []

/** Keeps what is written under another theme, after what waited under the one before. */
async function settleOn(
  { work, keeper }: Pick<SheetParts, 'work' | 'keeper'>,
  draft: Rascunho,
): Promise<void> {
  await keeper?.settle()
  await work.write(draft)
}

interface HandInParts extends SheetParts, Pick<Ownership, 'owner'> {
  simulado: Simulado
  mine: Rascunho | null
  show: (draft: Rascunho) => void
  dispatch: Dispatch<Action>
}

/** Hands in what was written last, in this tab or another one; the other text stays among the essays, unfinished. */
async function handInLast(parts: HandInParts): Promise<void> {
  const { ownDevice, owner, work, keeper, simulado, mine, show, dispatch } = parts
  // A page that was loaded since knows nothing; what another tab has written since is newer.
  const isNewer = mine === null || (await work.hasMoved())
  const other = isNewer ? await readRascunho(work) : null
  const draft = other && !keeper?.hasUnkept ? other : mine
  if (!draft || draft.texto.trim() === '') return
  show(draft)
  const isKept = await handInRedacao({ ownDevice, owner }, simulado, draft)
  const isAside =
    other === null || other.texto === draft.texto || (await putAside(ownDevice, other))
  if (isKept && isAside) await (keeper?.discard() ?? work.remove())
  dispatch({ type: 'settle-redacao', redacao: isKept ? 'entregue' : 'recusada' })
}

const writeWith =
  (keeper: RascunhoKeeper | null, show: (texto: string) => void) => (texto: string) => {
    show(texto)
    keeper?.keep(texto)
  }
