import type { OwnDevice } from '@rumo/shared-device/device'
import { useCallback, useEffect, useState } from 'react'
import {
  otherTabOf,
  putAside,
  readRascunho,
  type Outro,
  type Rascunho,
  type RascunhoKeeper,
  type RascunhoWork,
} from '../../../features/redacoes/rascunho.ts'
import { useReturn } from '../../../shared/use-return.ts'
import { putWorkAside } from './redacao-da-prova.ts'

export interface SheetParts {
  ownDevice: OwnDevice
  work: RascunhoWork
  keeper: RascunhoKeeper
}

/** The texts of two tabs that both changed the essay. */
interface Dois {
  aqui: Rascunho
  outro: Outro
}

/**
 * Returns what a sheet needs when another tab has the same essay open. `look` continues with the text that the other
 * tab has written, also when the user returns to this tab. If both tabs have changed the text, `compare` sets `dois`, the
 * two texts, and `decide` continues with one of them.
 */
export function useOtherTab(
  { ownDevice, work, keeper }: SheetParts,
  mine: Rascunho | null,
  show: (other: Rascunho | null) => void,
) {
  const look = useCallback(() => {
    const take = async () => {
      if (keeper.hasUnkept || !(await work.hasMoved())) return
      const other = await readRascunho(work)
      // Text typed during the read is newer and replaces the other text, which is kept among the unfinished essays.
      if (!keeper.hasUnkept) return show(other)
      if (other) await putAside(ownDevice, other)
      await keeper.settle()
    }
    // When the device cannot be read, the text on the screen stays.
    take().catch(() => undefined)
  }, [ownDevice, work, keeper, show])
  useReturn(look)
  usePutAsideOnClose(work, keeper)

  const [dois, setDois] = useState<Dois | null>(null)
  const compare = async () => {
    const outro = await otherTabOf(work)
    if (outro && mine) setDois({ aqui: mine, outro })
    // The other text is gone by now, so this one can be kept.
    else await keeper.settle()
  }
  const decide = async ({ aqui, outro }: Dois, isAqui: boolean): Promise<boolean> => {
    const [chosen, other] = isAqui ? [aqui, outro.rascunho] : [outro.rascunho, aqui]
    // Stores the new copy before removing the old one, so that there is always at least one.
    if (!(await putAside(ownDevice, other))) return false
    work.takeOver()
    keeper.keep(chosen)
    await keeper.settle()
    show(chosen)
    setDois(null)
    return true
  }
  return { look, dois, compare, decide }
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
