import type { Guard } from '@rumo/contract/shapes'
import { rascunhos } from '@rumo/contract'
import { http } from '@rumo/shared-auth'
import { device } from '@rumo/shared-device/device'
import { useEffect, useState } from 'react'
import { EditKeeper, type FoundEdit, type Servidor } from './edit-keeper.ts'

const servidor: Servidor = {
  one: (nome, signal) => http.call(rascunhos.one, { params: { nome }, signal }),
  save: (nome, body) => http.call(rascunhos.save, { params: { nome }, body }),
  remove: (nome) => http.call(rascunhos.remove, { params: { nome } }),
}

/** A form whose changes are kept, and what was kept of it before. */
export interface KeptForm<Rascunho extends object> {
  keeper: EditKeeper<Rascunho>
  kept: FoundEdit<Rascunho> | null
}

/**
 * What is kept of the form with a name, for the signed-in user; null while it is read, for some ms where the server
 * answers as fast as it usually does.
 */
export function useEditKeeper<Rascunho extends object>(
  name: string,
  isRascunho: Guard<Rascunho>,
): KeptForm<Rascunho> | null {
  const [keeper] = useState(
    () =>
      new EditKeeper<Rascunho>(
        device.of(device.owner()),
        name,
        isRascunho,
        http.offers(rascunhos.one) ? servidor : null,
      ),
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
      keeper.close()
    }
  }, [keeper])
  return form
}
