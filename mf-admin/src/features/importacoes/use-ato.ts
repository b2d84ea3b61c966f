import type { CadernoDeExame } from '@rumo/contract'
import type { Alvo } from '@rumo/contract/caderno'
import { useState } from 'react'
import { desfazer, isDesfazivel, type Ato } from './desfazer.ts'
import type { RevisaoKeeper } from './keeper.ts'

export type Atos = ReturnType<typeof useAto>

/** The last act on a draft, which can be taken back until somebody changes what it made. */
export function useAto(keeper: RevisaoKeeper, caderno: CadernoDeExame) {
  const [ato, setAto] = useState<Ato | null>(null)
  const open = ato !== null && isDesfazivel(caderno, ato) ? ato : null
  return {
    /** What the button says that takes it back; null where there is nothing to take back. */
    desfazer: open?.desfazer ?? null,
    /** Changes the draft; `words` is what a button says that takes it back, null where none does. */
    fazer: (words: string | null, change: (caderno: CadernoDeExame) => CadernoDeExame) => {
      const antes = keeper.estado().caderno
      keeper.update(change)
      const depois = keeper.estado().caderno
      if (words !== null && depois !== antes) setAto({ desfazer: words, antes, depois })
    },
    /** Takes it back; gives the place of what is there again. */
    voltar: (): Alvo | null => {
      if (!open) return null
      const back = desfazer(keeper.estado().caderno, open)
      keeper.update(() => back.caderno)
      setAto(null)
      return back.alvo
    },
  }
}
