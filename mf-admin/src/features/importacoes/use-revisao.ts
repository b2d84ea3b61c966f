import type { CadernoDeExame, Importacao } from '@rumo/contract'
import { type Alvo, alvosOf, faltasDe, itemEm } from '@rumo/contract/caderno'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { forget, keep, keptFor } from '../../shared/kept-after-session.ts'
import { useUnsaved } from '../../shared/use-unsaved.ts'
import { mayDiscard } from '../../shared/crud/dialog.tsx'
import { servidor } from './importacoes.calls.ts'
import { proximoDe } from './faltas.ts'
import { RevisaoKeeper } from './revisao-keeper.ts'
import { aprovar } from './operacoes.ts'
import { paginaDe } from './paginas.ts'
import type { Deixado } from './servidor.ts'

const keptName = (id: number) => `importacao ${id}`

/** The draft of an import while it is reviewed: it is saved by itself, and one may leave once it is. */
export function useRascunho({ id, versao }: Importacao, caderno: CadernoDeExame) {
  const [keeper] = useState(
    () =>
      new RevisaoKeeper({
        id,
        aberto: { versao, caderno },
        deixado: keptFor(keptName(id)) as Deixado | null,
        servidor,
      }),
  )
  const estado = useSyncExternalStore(keeper.subscribe, keeper.estado)
  useEffect(() => {
    forget()
    keeper.start()
    return () => keeper.close()
  }, [keeper])
  useUnsaved(() => keeper.isUnsaved, {
    mayGo: async () => (await keeper.flushToLeave()) || mayDiscard(),
    onEnd: (owner) => keep(keptName(id), owner, () => keeper.deixado),
  })
  return { keeper, ...estado }
}

/** What is open of a draft, and the page that is shown beside it. */
interface Aberto {
  alvo: Alvo | null
  pagina: number
  /** Counts up when something else is opened: what was begun with the one before is over. */
  passo: number
}

/** Goes through the questions of a draft. */
export function useNavegacao(keeper: RevisaoKeeper, caderno: CadernoDeExame) {
  const first = () => {
    const now = keeper.estado().caderno
    return proximoDe(now, null) ?? alvosOf(now)[0] ?? null
  }
  const [aberto, setAberto] = useState<Aberto>(() => {
    const alvo = first()
    return { alvo, pagina: paginaDe(keeper.estado().caderno, alvo), passo: 0 }
  })
  useEffect(
    () =>
      keeper.onMescla((lugarDe) =>
        setAberto((now) => ({ ...now, alvo: now.alvo && lugarDe(now.alvo) })),
      ),
    [keeper],
  )
  const alvo = aberto.alvo && itemEm(caderno, aberto.alvo) ? aberto.alvo : first()
  const ir = (to: Alvo | null) =>
    setAberto(({ pagina, passo }) => ({
      alvo: to,
      pagina: to ? paginaDe(keeper.estado().caderno, to) : pagina,
      passo: passo + 1,
    }))
  return {
    alvo,
    pagina: aberto.pagina,
    passo: aberto.passo,
    ir,
    verPagina: (pagina: number) => setAberto((now) => ({ ...now, pagina })),
    /** Goes to the next doubt or the next unapproved item; false where there is none. */
    seguir: (): boolean => {
      const next = proximoDe(keeper.estado().caderno, alvo)
      if (next) ir(next)
      return next !== null
    },
    /** Approves what is open; false where something of it is missing. */
    aprovar: (): boolean => {
      if (alvo === null || faltasDe(keeper.estado().caderno, alvo).length > 0) return false
      keeper.update((now) => aprovar(now, alvo))
      return true
    },
  }
}
