import type { Guard } from '@rumo/contract/shapes'
import { device } from '@rumo/shared-device/device'
import { useEffect, useState } from 'react'
import { EditKeeper, type KeptEdit } from './edit-keeper.ts'

/** A form that this device keeps, and what it kept of it before. */
export interface KeptForm<Rascunho extends object> {
  keeper: EditKeeper<Rascunho>
  kept: KeptEdit<Rascunho> | null
}

/** What this device keeps of the form with a name, for the signed-in user; null while it is read, for some ms. */
export function useEditKeeper<Rascunho extends object>(
  name: string,
  isRascunho: Guard<Rascunho>,
): KeptForm<Rascunho> | null {
  const [keeper] = useState(
    () => new EditKeeper<Rascunho>(device.of(device.owner()), name, isRascunho),
  )
  const [form, setForm] = useState<KeptForm<Rascunho> | null>(null)
  useEffect(() => {
    void keeper.read().then((kept) => setForm({ keeper, kept }))
    const leave = () => keeper.leave()
    addEventListener('beforeunload', leave)
    addEventListener('pagehide', leave)
    return () => {
      removeEventListener('beforeunload', leave)
      removeEventListener('pagehide', leave)
    }
  }, [keeper])
  return form
}
