import type { ComponentProps } from 'react'
import type { ConferenciaDaEnviada } from './conferencia-da-enviada.tsx'
import { LazyTela } from './lazy-tela.tsx'

const load = () => import('./conferencia-da-enviada.tsx')

export const LazyConferencia = (props: ComponentProps<typeof ConferenciaDaEnviada>) => (
  <LazyTela load={load} heading={props.heading} oQue="a conferência">
    {({ ConferenciaDaEnviada: Screen }) => <Screen {...props} />}
  </LazyTela>
)
