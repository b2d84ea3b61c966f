import { useCallback } from 'react'
import type { Simulado } from '../../../features/simulado/simulado.ts'
import { LazyExecucao } from './execucao.lazy.tsx'
import { ANEW, KEPT, type PartidaProps } from './pedido.ts'
import { useNoMoreProvaPedida } from './pedidos-do-endereco.ts'
import { EscolherOutro } from './saidas.tsx'

interface TrazidoProps extends PartidaProps {
  simulado: Simulado
  foiRetomado: boolean
  /** Whether the screen begins by asking if the simulado should be handed in as it is. */
  isToEnd: boolean
}

/** The loaded simulado. Its changes are stored in the place that it came from. */
export function Trazido(props: TrazidoProps) {
  const { ownership, wanted, heading, onAsk, simulado, foiRetomado, isToEnd } = props
  const { memory, espera } = ownership
  useNoMoreProvaPedida(simulado)
  const isAside = wanted.nome === 'em-espera'
  const keep = useCallback(
    async (changed: Simulado) => {
      if (!isAside) return memory.keep(changed)
      const { id, chave, etapa } = changed
      if (etapa !== 'em-curso' || id === null) return espera.keep(changed)
      // The server says that the time is not over. The simulado continues and replaces the one that the device keeps.
      await espera.remove(chave)
      onAsk({ nome: 'da-conta', id, anterior: null })
      return true
    },
    [isAside, espera, memory, onAsk],
  )
  return (
    <LazyExecucao
      {...props}
      // One that goes on is not left unasked.
      outro={simulado.etapa !== 'em-curso' && <EscolherOutro {...props} anterior={simulado} />}
    >
      {({ Execucao }) => (
        <Execucao
          ownership={ownership}
          keep={keep}
          inicial={simulado}
          foiRetomado={foiRetomado}
          isToEnd={isToEnd}
          heading={heading}
          isAside={isAside}
          abas={{
            hasMoved: async () => !isAside && memory.hasMoved(),
            other: async () => (!isAside && (await memory.hasMoved()) ? memory.kept() : undefined),
            onMoved: () => onAsk(KEPT),
          }}
          outro={isAside ? 'Voltar' : 'Novo simulado'}
          onAnother={(left) => {
            // The result was seen, so the simulado does not have to wait any more.
            if (isAside && left.corrigidas) void espera.remove(left.chave)
            onAsk(isAside ? ANEW : { nome: 'outro', anterior: left })
          }}
        />
      )}
    </LazyExecucao>
  )
}
