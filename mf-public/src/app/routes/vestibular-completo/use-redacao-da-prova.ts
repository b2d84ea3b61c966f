import type { OwnDevice } from '@rumo/shared-device/device'
import {
  useCallback,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
  type Dispatch,
} from 'react'
import {
  RascunhoKeeper,
  readRascunho,
  type Guarda,
  type Rascunho,
  type RascunhoWork,
} from '../../../features/redacoes/rascunho.ts'
import { useKeptOnLeave } from '../../../features/redacoes/use-rascunho.ts'
import type { Action } from '../../../features/simulado/simulado.rules.ts'
import type { Simulado } from '../../../features/simulado/simulado.ts'
import { useLoad } from '../../../shared/use-load.ts'
import { useReturn } from '../../../shared/use-return.ts'
import type { Ownership } from './pedido.ts'
import { bringRedacao, handInRedacao, putAside, redacaoWorkOf } from './redacao-da-prova.ts'

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
  const handIn = useEffectEvent(async () => {
    // A page that was loaded since knows nothing; what another tab has written since is newer.
    const isNewer = mine === null || (await work.hasMoved())
    const other = isNewer ? await readRascunho(work) : null
    const draft = other && !keeper?.hasUnkept ? other : mine
    if (!draft || draft.texto.trim() === '') return
    const isKept = await handInRedacao({ ownDevice, owner }, simulado, draft)
    const isAside =
      other === null || other.texto === draft.texto || (await putAside(ownDevice, other))
    if (isKept && isAside) await (keeper?.discard() ?? work.remove())
    dispatch({ type: 'settle-redacao', redacao: isKept ? 'entregue' : 'recusada' })
  })
  useEffect(() => {
    // A device that does not tell what was written still has it: the next look at the result hands it in.
    if (isToHandIn) handIn().catch(() => undefined)
  }, [isToHandIn])
  useLeftBehind(parts, tipo === 'prova' && redacao === 'entregue')

  return inicial && { ...inicial, texto, guarda, write: writeWith(keeper, setWritten) }
}

const writeWith =
  (keeper: RascunhoKeeper | null, show: (texto: string) => void) => (texto: string) => {
    show(texto)
    keeper?.keep(texto)
  }

interface Parts {
  ownDevice: OwnDevice
  work: RascunhoWork
  keeper: RascunhoKeeper | null
}

/**
 * Goes on with what another tab has written, when one comes back to this one. Where both have, what this tab could not
 * keep in its place is put aside as it goes.
 */
function useOtherTab(
  { ownDevice, work, keeper }: Parts,
  mine: Rascunho | null,
  show: (texto: string) => void,
): void {
  useReturn(
    useCallback(() => {
      const look = async () => {
        if (!keeper || keeper.hasUnkept || !(await work.hasMoved())) return
        show((await readRascunho(work))?.texto ?? '')
      }
      // What cannot be read gives no reason to leave what is on the screen.
      look().catch(() => undefined)
    }, [work, keeper, show]),
  )
  const latest = useRef(mine)
  useEffect(() => {
    latest.current = mine
  })
  useEffect(
    () => () => {
      const left = latest.current
      if (left && keeper?.hasUnkept) {
        void keeper.settle().then((isKept) => isKept || putAside(ownDevice, left))
      }
    },
    [ownDevice, keeper],
  )
}

/** Puts aside what another tab wrote and left, where the essay was handed in before this page began. */
function useLeftBehind({ ownDevice, work }: Parts, isHandedIn: boolean): void {
  const [wasHandedIn] = useState(isHandedIn)
  useEffect(() => {
    if (!wasHandedIn) return
    const settle = async () => {
      const left = await readRascunho(work)
      if (left && (await putAside(ownDevice, left))) await work.remove()
    }
    // It stays where it is: the next look at the result tries again.
    settle().catch(() => undefined)
  }, [ownDevice, work, wasHandedIn])
}
