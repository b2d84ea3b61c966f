import type { ComponentProps } from 'react'
import { LazyTela } from './lazy-tela.tsx'
import type { Temas } from './temas.tsx'

const load = () => import('./temas.tsx')

export const LazyTemas = (props: ComponentProps<typeof Temas>) => (
  <LazyTela load={load} heading={props.heading} oQue="os temas">
    {({ Temas: Screen }) => <Screen {...props} />}
  </LazyTela>
)
