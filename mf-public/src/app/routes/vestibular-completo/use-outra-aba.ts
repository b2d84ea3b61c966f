import type { OwnDevice } from '@rumo/shared-device/device'
import { useCallback, useEffect, useRef, useState } from 'react'
import {
  putAside,
  readRascunho,
  type Rascunho,
  type RascunhoKeeper,
  type RascunhoWork,
} from '../../../features/redacoes/rascunho.ts'
import { useReturn } from '../../../shared/use-return.ts'
import { putWorkAside } from './redacao-da-prova.ts'

export interface SheetParts {
  ownDevice: OwnDevice
  work: RascunhoWork
  keeper: RascunhoKeeper | null
}

/**
 * When the user returns to this tab, continues with the text that another tab has written. If both tabs have changed
 * the text and the screen closes, the text that this tab could not store is kept among the unfinished essays.
 */
export function useOtherTab(
  { ownDevice, work, keeper }: SheetParts,
  mine: Rascunho | null,
  show: (other: Rascunho | null) => void,
): void {
  useReturn(
    useCallback(() => {
      const look = async () => {
        if (!keeper || keeper.hasUnkept || !(await work.hasMoved())) return
        const other = await readRascunho(work)
        // Text typed during the read is newer and replaces the other text, which is kept among the unfinished essays.
        if (!keeper.hasUnkept) return show(other)
        if (other) await putAside(ownDevice, other)
        await keeper.settle()
      }
      // When the device cannot be read, the text on the screen stays.
      look().catch(() => undefined)
    }, [ownDevice, work, keeper, show]),
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
