import { Button, VisuallyHidden } from '@rumo/shared-ui'
import type { ReactNode } from 'react'
import own from './ortografia.module.css'

interface AcaoProps {
  variant?: 'outline' | 'quiet'
  isDisabled?: boolean
  onPress: () => void
  children: ReactNode
}

/** A button that leaves the focus to a sheet that is being written, and with it a phone's keyboard. */
export const Acao = ({ variant = 'quiet', isDisabled = false, onPress, children }: AcaoProps) => (
  <Button
    variant={variant}
    disabled={isDisabled}
    onMouseDown={(event) => event.preventDefault()}
    onClick={onPress}
  >
    {children}
  </Button>
)

interface SugeridasProps {
  palavra: string
  sugestoes: readonly string[] | null | undefined
  onTrocar: (sugestao: string) => void
}

/** A button for each suggestion, which replaces the word. */
export function Sugeridas({ palavra, sugestoes, onTrocar }: SugeridasProps) {
  if (!sugestoes || sugestoes.length === 0) return null
  return (
    <div className={own.sugeridas}>
      {sugestoes.map((sugestao) => (
        <Acao key={sugestao} variant="outline" onPress={() => onTrocar(sugestao)}>
          <VisuallyHidden>Trocar {palavra} por </VisuallyHidden>
          {sugestao}
        </Acao>
      ))}
    </div>
  )
}
