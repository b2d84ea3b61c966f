import type { CadernoDeExame } from '@rumo/contract'
import { useLayoutEffect, useRef, useState } from 'react'
import type { RevisaoKeeper } from '../../../features/importacoes/revisao-keeper.ts'

interface Opening<Aberta> {
  keeper: RevisaoKeeper
  caderno: CadernoDeExame
  /**
   * The parts of the draft that the editor shows. When one of them is another object, the editor opens the draft anew.
   */
  sourceOf: (caderno: CadernoDeExame) => readonly unknown[]
  open: (caderno: CadernoDeExame) => Aberta
  write: (caderno: CadernoDeExame, aberta: Aberta) => { caderno: CadernoDeExame; aberta: Aberta }
}

interface Held<Aberta> {
  source: readonly unknown[]
  aberta: Aberta
}

/**
 * The state of an editor for one part of a draft. What was typed stays in the fields while the draft only changes by
 * this editor. A change from elsewhere opens that part of the draft anew. Returns the state and a function that changes
 * it.
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
  /** Reads the current draft from the keeper, because an upload may end long after this function was created. */
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
