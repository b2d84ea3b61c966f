import type { Ref } from 'react'
import { Carregando, TextSkeleton } from '../../../shared/carregando.tsx'
import { Page } from '../../../shared/page.tsx'

interface LoadingTemaProps {
  heading: Ref<HTMLHeadingElement>
  isSlow?: boolean
  onRetry?: () => void
}

export const LoadingTema = (props: LoadingTemaProps) => (
  <Page>
    <Carregando titulo="Tema de redação" texto="Carregando tema de redação..." {...props}>
      <TextSkeleton />
    </Carregando>
  </Page>
)
