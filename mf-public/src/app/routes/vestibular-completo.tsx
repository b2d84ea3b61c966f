import type { Device } from '@rumo/shared-auth/device'
import type { FilaDeTentativas } from '@rumo/shared-auth/fila'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { SimuladoMemory, takeOverSimulado } from '../../features/simulado/memory.ts'
import { device as pageDevice } from '../../shared/device.ts'
import { fila as pageFila } from '../../shared/fila.ts'
import { Page } from '../../shared/page.tsx'
import { useReturn } from '../../shared/use-return.ts'
import { useScreenHeading } from '../../shared/use-screen-heading.ts'
import { Partida } from './vestibular-completo/partida.tsx'
import { KEPT, type Posse, type Quer } from './vestibular-completo/pedido.ts'

const TITULO = 'Vestibular completo'

interface VestibularCompletoProps {
  device?: Device
  fila?: Pick<FilaDeTentativas, 'add'>
}

/** The simulated exam (docs/product.md sections 2 and 4): the one left on this device, or one that is chosen. */
export function VestibularCompleto(props: VestibularCompletoProps) {
  const { device = pageDevice, fila = pageFila } = props
  const heading = useScreenHeading(TITULO)
  const [owner, setOwner] = useState(() => device.owner())
  const first = useFirst()
  const [pedido, setPedido] = useState<{ numero: number; quer: Quer }>({ numero: 0, quer: first })
  const memory = useMemo(() => new SimuladoMemory(device.of(owner)), [device, owner])
  const posse: Posse = useMemo(
    () => ({
      memory,
      takeOver: () => takeOverSimulado(device, owner),
      isMine: () => device.owner() === owner,
      addTentativas: (answered) => fila.add(owner, answered),
    }),
    [memory, device, owner, fila],
  )

  const ask = useCallback(
    (quer: Quer) => {
      // What begins belongs to whoever is signed in then; what goes on stays whose it was.
      if (quer.nome === 'novo') setOwner(device.owner())
      setPedido(({ numero }) => ({ numero: numero + 1, quer }))
    },
    [device],
  )
  useReturn(
    useCallback(() => {
      void memory.hasMoved().then((hasMoved) => hasMoved && ask(KEPT))
    }, [memory, ask]),
  )
  return (
    <Page>
      <Partida
        key={pedido.numero}
        posse={posse}
        quer={pedido.quer}
        heading={heading}
        titulo={TITULO}
        onAsk={ask}
      />
    </Page>
  )
}

/** What the address asks for: `?simulado=7` goes on with one of the account; later it is on this device. */
function useFirst(): Quer {
  const [params, setParams] = useSearchParams()
  const id = Number(params.get('simulado'))
  const isAsked = Number.isSafeInteger(id) && id > 0
  useEffect(() => {
    if (isAsked) setParams({}, { replace: true })
  }, [isAsked, setParams])
  return isAsked ? { nome: 'da-conta', id } : KEPT
}
