import type { OwnDevice } from '@rumo/shared-device/device'
import { useCallback, useEffect, useState } from 'react'
import {
  otherTabOf,
  putAside,
  rascunhoIn,
  type Outro,
  type Rascunho,
  type RascunhoKeeper,
  type RascunhoWork,
} from '../../../features/redacoes/rascunho.ts'
import { removeAside, settleDeixadas } from '../../../features/redacoes/deixadas.ts'
import { useReturn } from '../../../shared/use-return.ts'
import { nameOfRedacao, putWorkAside } from './redacao-da-prova.ts'

export interface SheetParts {
  ownDevice: OwnDevice
  work: RascunhoWork
  keeper: RascunhoKeeper
}

interface OtherTabParts extends SheetParts {
  chave: string
  /** The text that a closed tab left; null when there is none. */
  deixado: Outro | null
}

/** The texts of two tabs that both changed the essay. */
interface Dois {
  aqui: Rascunho
  outro: Outro
}

/**
 * Returns what a sheet needs when another tab has the same essay open. `look` continues with the text that the other
 * tab has written, also when the user returns to this tab. If both tabs have changed the text, or a closed tab left
 * one (`deixado`), `compare` sets `dois`, the two texts, and `decide` continues with one of them.
 */
export function useOtherTab(
  { ownDevice, work, keeper, chave, deixado }: OtherTabParts,
  mine: Rascunho | null,
  show: (other: Rascunho | null) => void,
) {
  const look = useCallback(() => {
    const take = async () => {
      if (keeper.hasUnkept || !(await work.hasMoved())) return
      const other = rascunhoIn(await work.other())
      // Text that was typed meanwhile stays on the sheet. It cannot be kept in place of the other text, and says so.
      if (keeper.hasUnkept) return
      work.takeOver()
      show(other)
    }
    // When the device cannot be read, the text on the screen stays.
    take().catch(() => undefined)
  }, [work, keeper, show])
  useReturn(look)
  usePutAsideOnClose(work, keeper)

  const [dois, setDois] = useState<Dois | null>(null)
  const [isSettled, setIsSettled] = useState(false)
  const compare = async () => {
    const outro = (await otherTabOf(work)) ?? deixado
    if (outro && mine) setDois({ aqui: mine, outro })
    // The other text is gone by now, so this one can be kept.
    else await keeper.settle()
  }
  const decide = async ({ aqui, outro }: Dois, isAqui: boolean): Promise<boolean> => {
    const [chosen, other] = isAqui ? [aqui, outro.rascunho] : [outro.rascunho, aqui]
    // Stores the new copy before removing the old one, so that there is always at least one.
    if (!(await putAside(ownDevice, other))) return false
    if (outro.onde === 'aba') work.takeOver()
    keeper.keep(chosen)
    if (await keeper.settle()) await removeAside(ownDevice, chosen)
    show(chosen)
    setDois(null)
    if (outro.onde === 'deixado') {
      await settleDeixadas(ownDevice, nameOfRedacao(chave))
      setIsSettled(true)
    }
    return true
  }
  return { look, dois, compare, decide, isDeixado: deixado !== null && !isSettled }
}

/** If the screen closes after both tabs have changed the text, keeps the text of this tab among the unfinished essays. */
function usePutAsideOnClose(work: RascunhoWork, keeper: RascunhoKeeper): void {
  useEffect(
    () => () => {
      if (!keeper.hasUnkept) return
      // The keeper leaves a text that it could not keep on the device, and the next read puts it aside.
      const close = async () => (await keeper.settle()) || work.read()
      close().catch(() => undefined)
    },
    [work, keeper],
  )
}

/**
 * Keeps text that another tab wrote among the unfinished essays, if the essay was handed in before this page was
 * opened.
 */
export function useLeftBehind({ ownDevice, work }: SheetParts, isHandedIn: boolean): void {
  const [wasHandedIn] = useState(isHandedIn)
  useEffect(() => {
    if (!wasHandedIn) return
    // On failure the text stays where it is; opening the result again retries this.
    putWorkAside(ownDevice, work).catch(() => undefined)
  }, [ownDevice, work, wasHandedIn])
}
