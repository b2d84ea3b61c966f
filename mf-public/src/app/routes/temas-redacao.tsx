import type { OwnDevice } from '@rumo/shared-auth/device'
import { device } from '../../shared/device.ts'
import { useCallback, useRef, useState } from 'react'
import { readGuardadas } from '../../features/redacoes/guardadas.ts'
import { rascunhoOn, readRascunho } from '../../features/redacoes/rascunho.ts'
import { useLoad } from '../../shared/use-load.ts'
import { useReturn } from '../../shared/use-return.ts'
import { useScreenHeading } from '../../shared/use-screen-heading.ts'
import { Espera } from './temas-redacao/espera.tsx'
import { Mesa } from './temas-redacao/mesa.tsx'

/** One writes on where the device cannot be read, too: what it keeps is not written over then. */
const NOTHING = { rascunho: null, guardadas: [] }

/** Draws an essay theme and takes what is written on it (docs/product.md section 2). */
export function TemasRedacao({ aparelho: given }: { aparelho?: OwnDevice }) {
  const nothing = useRef<HTMLElement>(null)
  const heading = useScreenHeading('Tema de redação', nothing)
  const [aparelho] = useState(() => given ?? device.of(device.owner()))
  const [work] = useState(() => rascunhoOn(aparelho))
  const load = useCallback(
    async () => ({
      rascunho: await readRascunho(work),
      guardadas: await readGuardadas(aparelho),
    }),
    [aparelho, work],
  )
  const kept = useLoad(load)
  const { retry } = kept
  useReturn(
    useCallback(() => {
      // A text that is nowhere but here is not taken off the sheet.
      void work.hasMoved().then((hasMoved) => hasMoved && !work.isUnkept && retry())
    }, [work, retry]),
  )
  if (kept.status === 'loading') {
    return <Espera heading={heading.attach} isSlow={kept.isSlow} onRetry={retry} />
  }
  const found = kept.status === 'ready' ? kept.value : NOTHING
  return <Mesa {...{ aparelho, work, heading }} {...found} />
}
