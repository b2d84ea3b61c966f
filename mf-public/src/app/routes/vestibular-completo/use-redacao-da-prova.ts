import { useCallback, useEffect, useEffectEvent, useMemo, useState, type Dispatch } from 'react'
import {
  RascunhoKeeper,
  readRascunho,
  type Guarda,
  type Rascunho,
} from '../../../features/redacoes/rascunho.ts'
import { useKeptOnLeave } from '../../../features/redacoes/use-rascunho.ts'
import type { Action } from '../../../features/simulado/simulado.rules.ts'
import type { Simulado } from '../../../features/simulado/simulado.ts'
import { useLoad } from '../../../shared/use-load.ts'
import type { Ownership } from './pedido.ts'
import { bringRedacao, handInRedacao, putAside, redacaoWorkOf } from './redacao-da-prova.ts'
import { useLeftBehind, useOtherTab, type SheetParts } from './use-outra-aba.ts'

/** The sheet of the essay of a prova: its theme, what is written and how that is kept. */
export interface FolhaDaProva extends Rascunho {
  guarda: Guarda
  write: (texto: string) => void
}

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
  const idProva = wasUnderWay && tipo === 'prova' ? (prova?.id ?? null) : null
  const load = useCallback(
    async (signal: AbortSignal) => (idProva === null ? null : bringRedacao(work, idProva, signal)),
    [work, idProva],
  )
  const loaded = useLoad(load)
  const inicial = loaded.status === 'ready' ? loaded.value : null
  const [written, setWritten] = useState<string | null>(null)
  const [guarda, setGuarda] = useState<Guarda>({ estado: 'nada' })
  const keeper = useMemo(
    () => inicial && new RascunhoKeeper(work, { tema: inicial.tema }, setGuarda),
    [work, inicial],
  )
  useKeptOnLeave(keeper, guarda)
  const texto = written ?? inicial?.texto ?? ''
  const mine = inicial && { tema: inicial.tema, texto }
  const parts = { ownDevice, work, keeper }
  useOtherTab(parts, mine, setWritten)

  const isToHandIn = tipo === 'prova' && etapa !== 'em-curso' && redacao !== 'entregue'
  const handIn = useEffectEvent(() =>
    handInLast({ ...parts, owner, simulado, mine, show: setWritten, dispatch }),
  )
  useEffect(() => {
    // A device that does not tell what was written still has it: the next look at the result hands it in.
    if (isToHandIn) handIn().catch(() => undefined)
  }, [isToHandIn])
  useLeftBehind(parts, tipo === 'prova' && redacao === 'entregue')

  return inicial && { ...inicial, texto, guarda, write: writeWith(keeper, setWritten) }
}

interface HandInParts extends SheetParts, Pick<Ownership, 'owner'> {
  simulado: Simulado
  mine: Rascunho | null
  show: (texto: string) => void
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
  show(draft.texto)
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
