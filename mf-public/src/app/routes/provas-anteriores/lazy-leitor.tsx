import type { ComponentProps } from 'react'
import type { Leitor } from '../../../features/leitor/leitor.tsx'
import { LazyScreen } from '../../../shared/lazy-screen.tsx'
import { NotShown } from '../../../shared/not-shown.tsx'
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
        <NotShown oQue="o PDF" onRetry={onRetry} />
      </SemProva>
    )}
  >
    {(screen) => <screen.Leitor {...props} />}
  </LazyScreen>
)
