import { ErrorPanel } from '@rumo/shared-ui'
import type { ComponentProps } from 'react'
import type { Leitor } from '../../../features/leitor/leitor.tsx'
import { LazyScreen } from '../../../shared/lazy-screen.tsx'
import { CarregandoPdf, SemProva } from './sem-leitor.tsx'

const load = () => import('../../../features/leitor/leitor.tsx')

/** The reader, whose code comes when the first PDF opens: the list does without it. */
export const LazyLeitor = (props: ComponentProps<typeof Leitor>) => (
  <LazyScreen
    load={load}
    renderLoading={(wait) => (
      <CarregandoPdf
        titulo={props.titulo}
        antes={props.antes}
        documento={props.arquivo.documento}
        {...wait}
      />
    )}
    renderBroken={({ onRetry }) => (
      <SemProva titulo={props.titulo} antes={props.antes}>
        <ErrorPanel
          titulo="Não foi possível mostrar o PDF"
          mensagem="Confira sua conexão e tente de novo."
          onRetry={onRetry}
        />
      </SemProva>
    )}
  >
    {(screen) => <screen.Leitor {...props} />}
  </LazyScreen>
)
