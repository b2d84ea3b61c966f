import { Button, EmptyPanel, ErrorPanel } from '@rumo/shared-ui'
import type { ReactNode } from 'react'
import type { Simulado } from '../../../features/simulado/simulado.ts'
import { Panel } from '../../../shared/panel.tsx'
import type { Load } from '../../../shared/use-load.ts'
import { EntrarDeNovo, isSessionOver } from './ainda-nao.tsx'
import type { PartidaProps } from './pedido.ts'
import { EscolherOutro } from './saidas.tsx'

interface NenhumProps extends PartidaProps {
  loaded: Load<unknown>
  anterior: Simulado | null
  voltar: ReactNode
}

/** Shown when the simulado could not be loaded or has no questions. */
export function Nenhum({ wanted, heading, titulo, onAsk, loaded, anterior, voltar }: NenhumProps) {
  const { retry } = loaded
  const error = loaded.status === 'error' ? loaded.error : null
  return (
    <Panel titulo={titulo} heading={heading.attach}>
      {error ? (
        <ErrorPanel titulo={error.titulo} mensagem={error.mensagem} onRetry={retry} />
      ) : (
        <EmptyPanel
          titulo="Ainda não há questões para um simulado"
          mensagem="As provas ainda estão sendo preparadas. Volte mais tarde."
          acao={<Button onClick={retry}>Tentar de novo</Button>}
        />
      )}
      {error && isSessionOver(error) && (
        <EntrarDeNovo {...(wanted.nome === 'da-conta' && { simulado: wanted.id })} />
      )}
      {voltar}
      <EscolherOutro {...{ wanted, anterior, onAsk }} />
    </Panel>
  )
}
