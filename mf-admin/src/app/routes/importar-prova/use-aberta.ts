import type { CadernoDeExame } from '@rumo/contract'
import { useLayoutEffect, useRef, useState } from 'react'
import type { RevisaoKeeper } from '../../../features/importacoes/revisao-keeper.ts'

interface Opening<Aberta> {
  keeper: RevisaoKeeper
  caderno: CadernoDeExame
  /** What of a draft is shown, part by part: once one of them is another, it is opened anew. */
  sourceOf: (caderno: CadernoDeExame) => readonly unknown[]
  open: (caderno: CadernoDeExame) => Aberta
  write: (caderno: CadernoDeExame, aberta: Aberta) => { caderno: CadernoDeExame; aberta: Aberta }
}

interface Held<Aberta> {
  source: readonly unknown[]
  aberta: Aberta
}

/**
 * A part of a draft in its editor. What stands in the fields stays as it was typed while the draft is what was made of
 * it, and is opened anew when something else changed that part. Gives it, and what changes it.
 */
export function useAberta<Aberta>({ keeper, caderno, ...opening }: Opening<Aberta>) {
  const { sourceOf, open, write } = opening
  const openNow = (): Held<Aberta> => ({ source: sourceOf(caderno), aberta: open(caderno) })
  const [held, setHeld] = useState(openNow)
  const isSame = areSame(held.source, sourceOf(caderno))
  const now = isSame ? held : openNow()
  if (!isSame) setHeld(now)
  const latest = useRef(now)
  useLayoutEffect(() => {
    latest.current = now
  }, [now])
  /** Called with the current draft, because an upload ends long after it was started. */
  const change = (to: (aberta: Aberta) => Aberta) => {
    const written = write(keeper.estado().caderno, to(latest.current.aberta))
    const next = { source: sourceOf(written.caderno), aberta: written.aberta }
    latest.current = next
    setHeld(next)
    keeper.update(() => written.caderno)
  }
  return [now.aberta, change] as const
}

const areSame = (a: readonly unknown[], b: readonly unknown[]) =>
  a.length === b.length && a.every((each, index) => Object.is(each, b[index]))
