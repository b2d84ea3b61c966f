import type { ComponentProps } from 'react'
import type { Leitor } from '../../../features/leitor/leitor.tsx'
import { LazyScreen } from '../../../shared/lazy-screen.tsx'
import { NotShown } from '../../../shared/not-shown.tsx'
import { CarregandoPdf, SemProva } from './sem-leitor.tsx'

const load = () => import('../../../features/leitor/leitor.tsx')

/** The PDF reader. Its code is loaded when the first PDF opens, because the list does not need it. */
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
