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

/**
 * The draft of an import during its review. It is saved automatically, and the user may leave without a question once
 * it is.
 */
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

/** The question or theme of a draft that is open, and the page shown beside it. */
interface Aberto {
  alvo: Alvo | null
  pagina: number
  /** Increases whenever something is opened, so that state of what was open before can be dropped. */
  passo: number
}

/** Which question or theme is open, and the steps to others. */
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
    /** Opens the next doubt or the next unapproved item. Returns false if there is none. */
    seguir: (): boolean => {
      const next = proximoDe(keeper.estado().caderno, alvo)
      if (next) ir(next)
      return next !== null
    },
    /** Approves the open question or theme. Returns false if a part of it is missing. */
    aprovar: (): boolean => {
      if (alvo === null || faltasDe(keeper.estado().caderno, alvo).length > 0) return false
      keeper.update((now) => aprovar(now, alvo))
      return true
    },
  }
}
