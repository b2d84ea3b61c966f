import { EmptyPanel, usePageTitle } from '@rumo/shared-ui'
import { Screen } from './screen.tsx'

interface NotOfferedProps {
  titulo: string
  mensagem: string
}

/** Stands where a screen would be that this site's server has nothing for. */
export function NotOffered({ titulo, mensagem }: NotOfferedProps) {
  const heading = usePageTitle(titulo)
  return (
    <Screen titulo={titulo} heading={heading}>
      <EmptyPanel titulo="Aqui não há nada" mensagem={mensagem} />
    </Screen>
  )
}
