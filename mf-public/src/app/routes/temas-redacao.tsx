import { device } from '@rumo/shared-auth/device'
import { useCallback, useRef } from 'react'
import type { Aparelho } from '../../features/redacoes/aparelho.ts'
import { readGuardadas } from '../../features/redacoes/guardadas.ts'
import { readRascunho } from '../../features/redacoes/rascunho.ts'
import { useLoad } from '../../shared/use-load.ts'
import { useScreenHeading } from '../../shared/use-screen-heading.ts'
import { Espera } from './temas-redacao/espera.tsx'
import { Mesa } from './temas-redacao/mesa.tsx'

/** Draws an essay theme and takes what is written on it (docs/product.md section 2). */
export function TemasRedacao({ aparelho = device }: { aparelho?: Aparelho }) {
  const nothing = useRef<HTMLElement>(null)
  const heading = useScreenHeading('Tema de redação', nothing)
  const load = useCallback(
    async () => ({
      rascunho: await readRascunho(aparelho),
      guardadas: await readGuardadas(aparelho),
    }),
    [aparelho],
  )
  const kept = useLoad(load)
  if (kept.status !== 'ready') return <Espera heading={heading.attach} />
  return <Mesa {...{ aparelho, heading }} {...kept.value} />
}
