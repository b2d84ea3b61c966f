import { problemaDeMarcacao } from '@rumo/contract/texto'
import { useEffect, useMemo, useState } from 'react'
import { useSettled } from '../use-settled.ts'

/** Long enough to type `<b>`, a few words and `</b>` without a warning in between. */
const CHECK_PAUSE_MS = 600

type Judge = (texto: string) => string | undefined

let complete: Promise<Judge> | undefined

/**
 * KaTeX loads with the first such field. If it cannot be loaded, only the markup is checked, and formulas are left to
 * the server.
 */
function loadComplete(): Promise<Judge> {
  complete ??= import('@rumo/contract/formulas').then(
    ({ problemaDoTexto }) => problemaDoTexto,
    () => problemaDeMarcacao,
  )
  return complete
}

/** What cannot be drawn in a text, in words, once the user pauses; undefined if all of it can. */
export function useProblema(texto: string): string | undefined {
  const [judge, setJudge] = useState<Judge>(() => problemaDeMarcacao)
  useEffect(() => {
    let isHere = true
    void loadComplete().then((found) => isHere && setJudge(() => found))
    return () => {
      isHere = false
    }
  }, [])
  const settled = useSettled(texto, CHECK_PAUSE_MS)
  return useMemo(() => judge(settled), [judge, settled])
}
