import { device, type OwnDevice } from '@rumo/shared-auth/device'
import { useCallback, useState } from 'react'
import { SimuladoMemory } from '../../features/simulado/memory.ts'
import { Page } from '../../shared/page.tsx'
import { useReturn } from '../../shared/use-return.ts'
import { useScreenHeading } from '../../shared/use-screen-heading.ts'
import { Partida } from './vestibular-completo/partida.tsx'

const TITULO = 'Vestibular completo'

/** Which simulado is asked for: the one that is kept, or another one than `exceto`. */
interface Pedido {
  numero: number
  exceto: readonly number[] | null
}

/** The simulated exam (docs/product.md sections 2 and 4): the one left on this device, or a new one. */
export function VestibularCompleto({ aparelho }: { aparelho?: OwnDevice }) {
  const heading = useScreenHeading(TITULO)
  const [memory] = useState(() => new SimuladoMemory(aparelho ?? device.of(device.owner())))
  const [pedido, setPedido] = useState<Pedido>({ numero: 0, exceto: null })
  const ask = useCallback((exceto: Pedido['exceto']) => {
    setPedido(({ numero }) => ({ numero: numero + 1, exceto }))
  }, [])
  useReturn(
    useCallback(() => {
      void memory.hasMoved().then((hasMoved) => hasMoved && ask(null))
    }, [memory, ask]),
  )
  return (
    <Page>
      <Partida
        key={pedido.numero}
        memory={memory}
        exceto={pedido.exceto}
        heading={heading}
        titulo={TITULO}
        onAnother={ask}
      />
    </Page>
  )
}
