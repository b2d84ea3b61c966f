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

/** The keeper of a form's changes, and the draft that it had stored before. */
export interface KeptForm<Rascunho extends object> {
  keeper: EditKeeper<Rascunho>
  kept: FoundEdit<Rascunho> | null
}

/**
 * The keeper and the stored draft of a form, for the signed-in user. Null while the draft is read, which takes a few ms
 * if the server answers at its usual speed.
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
