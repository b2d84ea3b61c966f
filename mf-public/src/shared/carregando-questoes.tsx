import type { ReactNode } from 'react'
import { Carregando, QuestaoSkeleton, type CarregandoProps } from './carregando.tsx'

/** The loading state of a screen with questions. After a while it also shows `voltar`, if given. */
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
