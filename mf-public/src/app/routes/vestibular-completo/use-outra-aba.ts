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
 * Goes on with what another tab has written, when one comes back to this one. Where both have, what this tab could not
 * keep in its place is put aside as it goes.
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
        // What was typed during the read is newer, and takes the place of the other text.
        if (!keeper.hasUnkept) return show(other)
        if (other) await putAside(ownDevice, other)
        await keeper.settle()
      }
      // What cannot be read gives no reason to leave what is on the screen.
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

/** Puts aside what another tab wrote and left, where the essay was handed in before this page began. */
export function useLeftBehind({ ownDevice, work }: SheetParts, isHandedIn: boolean): void {
  const [wasHandedIn] = useState(isHandedIn)
  useEffect(() => {
    if (!wasHandedIn) return
    // It stays where it is: the next look at the result tries again.
    putWorkAside(ownDevice, work).catch(() => undefined)
  }, [ownDevice, work, wasHandedIn])
}
