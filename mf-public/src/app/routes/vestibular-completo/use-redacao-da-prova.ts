import type { OwnDevice } from '@rumo/shared-device/device'
import { useCallback, useEffect, useEffectEvent, useMemo, useState, type Dispatch } from 'react'
import {
  otherTabOf,
  putAside,
  RascunhoKeeper,
  readRascunho,
  type Guarda,
  type Rascunho,
  type RascunhoWork,
} from '../../../features/redacoes/rascunho.ts'
import { deixadaIn } from '../../../features/redacoes/deixadas.ts'
import { readGuardadas } from '../../../features/redacoes/redacoes-guardadas.ts'
import { temasDaProva } from '../../../features/redacoes/redacoes.calls.ts'
import type { Tema } from '../../../features/redacoes/tema.ts'
import { useKeptOnLeave } from '../../../features/redacoes/use-rascunho.ts'
import type { Action } from '../../../features/simulado/simulado.rules.ts'
import type { Simulado } from '../../../features/simulado/simulado.ts'
import { useLoad } from '../../../shared/use-load.ts'
import type { Ownership } from './pedido.ts'
import { handInRedacao, isToSend, nameOfRedacao, redacaoWorkOf } from './redacao-da-prova.ts'
import { useLeftBehind, useOtherTab, type SheetParts } from './use-outra-aba.ts'

/** The sheet of a prova's essay: its theme, the text, and whether the text is saved. */
export interface FolhaDaProva {
  /** The themes to choose from, as far as they are loaded. */
  temas: readonly Tema[]
  /** The theme; null until one is chosen. */
  tema: Tema | null
  texto: string
  guarda: Guarda
  /** Whether the essay is sent to the server when the simulado ends. */
  seraEnviada: boolean
  write: (texto: string) => void
  /** Chooses a theme; the text stays. */
  choose: (tema: Tema) => void
  /** The essay in the other tabs of this device. */
  abas: ReturnType<typeof useOtherTab>
}

export const estaEscrita = (folha: Pick<Rascunho, 'texto'> | null): boolean =>
  (folha?.texto.trim() ?? '') !== ''

/**
 * The essay that is part of a whole prova. It is kept apart from the draft about another theme. Null when the prova has
 * no essay, or while it loads. The essay is handed in when the simulado has ended, also if the page was closed
 * meanwhile.
 */
export function useRedacaoDaProva(
  { ownDevice, owner }: Pick<Ownership, 'ownDevice' | 'owner'>,
  simulado: Simulado,
  dispatch: Dispatch<Action>,
): FolhaDaProva | null {
  const { chave, tipo, prova, etapa, redacao } = simulado
  const [wasUnderWay] = useState(etapa === 'em-curso')
  const work = useMemo(() => redacaoWorkOf(ownDevice, { chave }), [ownDevice, chave])
  const { inicial, deixado, temas } = useBrought(
    { ownDevice, work, chave },
    wasUnderWay && tipo === 'prova' ? (prova?.id ?? null) : null,
  )
  const [written, setWritten] = useState<string | null>(null)
  const [chosen, setChosen] = useState<Tema | null>(null)
  const [guarda, setGuarda] = useState<Guarda>({ estado: 'nada' })
  const only = temas.length === 1 ? (temas[0] ?? null) : null
  const tema = chosen ?? inicial?.tema ?? only
  const keeper = useMemo(() => new RascunhoKeeper(work, setGuarda), [work])
  useKeptOnLeave(keeper, guarda)
  const texto = written ?? inicial?.texto ?? ''
  const mine = tema && { tema, texto }
  const show = useCallback((other: Rascunho | null) => {
    setWritten(other?.texto ?? '')
    if (other) setChosen(other.tema)
  }, [])
  const parts = { ownDevice, work, keeper }
  const abas = useOtherTab({ ...parts, chave, deixado }, mine, show)

  const isToHandIn = tipo === 'prova' && etapa !== 'em-curso' && redacao !== 'entregue'
  const handIn = useEffectEvent(() =>
    handInLast({ ...parts, owner, simulado, mine, show, dispatch }),
  )
  useEffect(() => {
    // When the device cannot be read, it still has the text; opening the result again hands it in.
    if (isToHandIn) handIn().catch(() => undefined)
  }, [isToHandIn])
  useLeftBehind(parts, tipo === 'prova' && redacao === 'entregue')

  if (tema === null && temas.length === 0) return null
  const choose = (next: Tema) => {
    setChosen(next)
    if (texto === '') return abas.look()
    keeper.keep({ tema: next, texto })
    keeper.flush()
  }
  const write = (changed: string) => {
    setWritten(changed)
    if (tema) keeper.keep({ tema, texto: changed })
  }
  return { temas, tema, texto, guarda, seraEnviada: isToSend(owner), write, choose, abas }
}

interface BroughtParts {
  ownDevice: OwnDevice
  work: RascunhoWork
  chave: string
}

/**
 * The stored text, the one that a closed tab left, and the themes, once they are loaded. `idProva` is null when there is
 * no essay to write.
 */
function useBrought({ ownDevice, work, chave }: BroughtParts, idProva: number | null) {
  const read = useCallback(async () => {
    if (idProva === null) return null
    const inicial = await readRascunho(work).catch(() => null)
    const guardadas = inicial ? await readGuardadas(ownDevice).catch(() => []) : []
    return { inicial, deixado: inicial && deixadaIn(guardadas, nameOfRedacao(chave), inicial) }
  }, [ownDevice, work, chave, idProva])
  const kept = useLoad(read)
  const ask = useCallback(
    async (signal: AbortSignal) => (idProva === null ? [] : temasDaProva(idProva, signal)),
    [idProva],
  )
  const asked = useLoad(ask)
  // No theme is offered before the stored text is known, because a text that was begun keeps its theme.
  const isKnown = kept.status === 'ready'
  return {
    inicial: (isKnown && kept.value?.inicial) || null,
    deixado: (isKnown && kept.value?.deixado) || null,
    temas: isKnown && asked.status === 'ready' ? asked.value : NENHUM,
  }
}

const NENHUM: readonly Tema[] = []

interface HandInParts extends SheetParts, Pick<Ownership, 'owner'> {
  simulado: Simulado
  mine: Rascunho | null
  show: (draft: Rascunho) => void
  dispatch: Dispatch<Action>
}

/**
 * Hands in the text that was written last, in this tab or another one. A different text is kept among the unfinished
 * essays.
 */
async function handInLast(parts: HandInParts): Promise<void> {
  const { ownDevice, owner, work, keeper, simulado, mine, show, dispatch } = parts
  // A page that was loaded after the text was written does not have it; and what another tab has written since is
  // newer.
  const isNewer = mine === null || (await work.hasMoved())
  const other = isNewer ? await readOther(work, keeper) : null
  const draft = other && !keeper.hasUnkept ? other : mine
  if (!draft || draft.texto.trim() === '') return
  show(draft)
  const isKept = await handInRedacao({ ownDevice, owner }, simulado, draft)
  const isAside =
    other === null || other.texto === draft.texto || (await putAside(ownDevice, other))
  if (isKept && isAside) await keeper.discard()
  dispatch({ type: 'settle-redacao', redacao: isKept ? 'entregue' : 'recusada' })
}

/** The text that the device has. The text that this tab could not keep is not put aside, because it is handed in. */
async function readOther(work: RascunhoWork, keeper: RascunhoKeeper): Promise<Rascunho | null> {
  if (!keeper.hasUnkept) return readRascunho(work)
  const outro = await otherTabOf(work)
  work.takeOver()
  return outro && outro.rascunho
}
