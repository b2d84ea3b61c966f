import { problemaDeMarcacao } from '@rumo/contract/texto'
import { useEffect, useMemo, useState } from 'react'
import { useSettled } from '../use-settled.ts'

/** Long enough to type `<b>`, a few words and `</b>` without a warning in between. */
const PAUSE_MS = 600

type Judge = (texto: string) => string | undefined

let complete: Promise<Judge> | undefined

/** KaTeX comes with the first text that is written; without it formulas are left to the server. */
function loadComplete(): Promise<Judge> {
  complete ??= import('@rumo/contract/formulas').then(
    ({ problemaDoTexto }) => problemaDoTexto,
    () => problemaDeMarcacao,
  )
  return complete
}

/** What of a text cannot be drawn, in words, once the user pauses typing. */
export function useProblema(texto: string): string | undefined {
  const [judge, setJudge] = useState<Judge>(() => problemaDeMarcacao)
  useEffect(() => {
    let isHere = true
    void loadComplete().then((found) => isHere && setJudge(() => found))
    return () => {
      isHere = false
    }
  }, [])
  const settled = useSettled(texto, PAUSE_MS)
  return useMemo(() => judge(settled), [judge, settled])
}
