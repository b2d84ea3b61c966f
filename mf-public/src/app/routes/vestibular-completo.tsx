import { type Device, device as pageDevice, VISITANTE } from '@rumo/shared-device/device'
import { feitos } from '@rumo/shared-device/envios'
import { fila as pageFila, type FilaDeTentativas } from '@rumo/shared-device/fila'
import { useCallback, useMemo, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { SimuladosEmEspera } from '../../features/simulado/espera.ts'
import { SimuladoMemory } from '../../features/simulado/simulado-memory.ts'
import { useEspera } from '../../features/simulado/use-espera.ts'
import { Page } from '../../shared/page.tsx'
import { hasSteps } from '../../shared/use-history-step.ts'
import { useReturn } from '../../shared/use-return.ts'
import { useScreenHeading } from '../../shared/use-screen-heading.ts'
import { loadExecucao, type LoadExecucao } from './vestibular-completo/execucao.lazy.tsx'
import { Partida } from './vestibular-completo/partida.tsx'
import { ANEW, KEPT, type Ownership, type Wanted } from './vestibular-completo/pedido.ts'
import { useSimuladoPedido } from './vestibular-completo/pedidos-do-endereco.ts'

const TITULO = 'Vestibular completo'

interface VestibularCompletoProps {
  device?: Device
  fila?: Pick<FilaDeTentativas, 'add'>
  load?: LoadExecucao
}

/** The simulated exam (docs/product/simulado.md): the simulado that this device keeps, or one that the user chooses. */
export function VestibularCompleto(props: VestibularCompletoProps) {
  const { device = pageDevice, fila = pageFila, load = loadExecucao } = props
  const heading = useScreenHeading(TITULO)
  const [owner, setOwner] = useState(() => device.owner())
  const first = useFirst()
  const [pedido, setPedido] = useState<{ numero: number; wanted: Wanted }>({
    numero: 0,
    wanted: first,
  })
  const ownership: Ownership = useMemo(() => {
    const espera = new SimuladosEmEspera(device, owner)
    return {
      owner,
      memory: new SimuladoMemory(device.of(owner)),
      espera,
      ownDevice: device.of(owner),
      hasAccount: () => device.owner() !== VISITANTE,
      isMine: () => device.owner() === owner,
      addTentativas: (answered) => fila.add(owner, answered),
      addFeito: (feito) => feitos.add(owner, feito),
    }
  }, [device, owner, fila])
  const { memory, espera, isMine, addTentativas: onGraded, addFeito: onFeito } = ownership
  const { wanted } = pedido
  const aberta = wanted.nome === 'em-espera' ? wanted.simulado.chave : null
  const encerrados = useEspera({ espera, aberta, isMine, onGraded, onFeito })

  const ask = useCallback(
    (next: Wanted) => {
      // A new simulado belongs to the account that begins it; one that continues keeps its owner.
      if (next.nome === 'novo' || next.nome === 'da-conta') setOwner(device.owner())
      setPedido(({ numero }) => ({ numero: numero + 1, wanted: next }))
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
        ownership={ownership}
        wanted={wanted}
        encerrados={encerrados}
        heading={heading}
        titulo={TITULO}
        onAsk={ask}
        load={load}
      />
    </Page>
  )
}

/**
 * The simulado that the address asks for. `?simulado=7` continues one of the account. A result that was already seen is
 * shown again only in its own entry of the history, such as after a reload.
 */
function useFirst(): Wanted {
  const isOfResult = hasSteps(useLocation().state)
  const id = useSimuladoPedido()
  if (id !== null) return { nome: 'da-conta', id, anterior: null }
  return isOfResult ? KEPT : ANEW
}
