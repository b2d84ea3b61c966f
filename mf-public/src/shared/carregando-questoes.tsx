import type { ReactNode } from 'react'
import { Carregando, QuestaoSkeleton, type CarregandoProps } from './carregando.tsx'

/** Where questions will be; once they take long there is also the way back, where there is one. */
export const CarregandoQuestoes = ({
  voltar,
  ...props
}: CarregandoProps & { voltar?: ReactNode }) => (
  <div>
    <Carregando {...props}>
      <QuestaoSkeleton />
    </Carregando>
    {props.isSlow && voltar}
  </div>
)
