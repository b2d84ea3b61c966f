import { useState } from 'react'
import { Page } from '../../shared/page.tsx'
import { useScreenHeading } from '../../shared/use-screen-heading.ts'
import { Partida } from './vestibular-completo/partida.tsx'

const TITULO = 'Vestibular completo'

/** The simulated exam (docs/product.md sections 2 and 4): the one left on this device, or a new one. */
export function VestibularCompleto() {
  const heading = useScreenHeading(TITULO)
  const [exceto, setExceto] = useState<readonly number[] | null>(null)
  return (
    <Page>
      <Partida exceto={exceto} heading={heading} titulo={TITULO} onAnother={setExceto} />
    </Page>
  )
}
