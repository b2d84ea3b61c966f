import type { OwnDevice } from '@rumo/shared-auth/device'
import { device } from '../../shared/device.ts'
import { useCallback, useState } from 'react'
import { SimuladoMemory } from '../../features/simulado/memory.ts'
import { Page } from '../../shared/page.tsx'
import { useReturn } from '../../shared/use-return.ts'
import { useScreenHeading } from '../../shared/use-screen-heading.ts'
import { Partida, type Quer } from './vestibular-completo/partida.tsx'

const TITULO = 'Vestibular completo'
const KEPT: Quer = { nome: 'guardado' }

interface Pedido {
  numero: number
  quer: Quer
}

/** The simulated exam (docs/product.md sections 2 and 4): the one left on this device, or a new one. */
export function VestibularCompleto({ aparelho }: { aparelho?: OwnDevice }) {
  const heading = useScreenHeading(TITULO)
  const [memory] = useState(() => new SimuladoMemory(aparelho ?? device.of(device.owner())))
  const [pedido, setPedido] = useState<Pedido>({ numero: 0, quer: KEPT })
  const ask = useCallback((quer: Quer) => {
    setPedido(({ numero }) => ({ numero: numero + 1, quer }))
  }, [])
  useReturn(
    useCallback(() => {
      void memory.hasMoved().then((hasMoved) => hasMoved && ask(KEPT))
    }, [memory, ask]),
  )
  return (
    <Page>
      <Partida
        key={pedido.numero}
        memory={memory}
        quer={pedido.quer}
        heading={heading}
        titulo={TITULO}
        onAsk={ask}
      />
    </Page>
  )
}
