import { EmptyPanel, usePageTitle } from '@rumo/shared-ui'
import { Screen } from './screen.tsx'

interface NotOfferedProps {
  titulo: string
  mensagem: string
}

/** Shown in place of a screen whose calls this site's server does not have. */
export function NotOffered({ titulo, mensagem }: NotOfferedProps) {
  const heading = usePageTitle(titulo)
  return (
    <Screen titulo={titulo} heading={heading}>
      <EmptyPanel titulo="Aqui não há nada" mensagem={mensagem} />
    </Screen>
  )
}
