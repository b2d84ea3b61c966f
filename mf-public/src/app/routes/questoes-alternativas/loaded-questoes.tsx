import type { ReactNode } from 'react'
import { CarregandoQuestoes } from '../../../shared/carregando-questoes.tsx'
import { LoadFailed } from '../../../shared/load-failed.tsx'
import { Panel } from '../../../shared/panel.tsx'
import type { Load } from '../../../shared/use-load.ts'
import type { ScreenHeading } from '../../../shared/use-screen-heading.ts'
import { Frame } from './frame.tsx'

interface LoadedQuestoesProps<T> {
  loaded: Load<T>
  titulo: string
  texto: string
  heading: ScreenHeading
  children: (value: T) => ReactNode
}

/**
 * A screen of questions without a filter. Shows the questions, or that they are loading, or why they could not be
 * loaded.
 */
export const LoadedQuestoes = <T,>(props: LoadedQuestoesProps<T>) => {
  const { loaded, titulo, texto, heading, children } = props
  return (
    <Frame filter={false}>
      {loaded.status === 'loading' && (
        <CarregandoQuestoes
          titulo={titulo}
          texto={texto}
          heading={heading.attach}
          isSlow={loaded.isSlow}
          onRetry={loaded.retry}
        />
      )}
      {loaded.status === 'error' && (
        <Panel titulo={titulo} heading={heading.attach}>
          <LoadFailed load={loaded} />
        </Panel>
      )}
      {loaded.status === 'ready' && children(loaded.value)}
    </Frame>
  )
}
