import { BUTTON_LINK } from '@rumo/shared-ui'
import { useQuery } from '@tanstack/react-query'
import { LinkOfRow } from '../../shared/lista/links.tsx'
import { esperaQuery } from './correcoes.calls.ts'

/** A link to the essay that waits longest. Renders nothing if none waits. */
export function Comecar({ addressOf }: { addressOf: (idRedacao: number) => string }) {
  const { data } = useQuery(esperaQuery)
  const [first] = data?.rows ?? []
  if (!first) return null
  return (
    <LinkOfRow id={first.id} to={addressOf(first.id)} className={BUTTON_LINK}>
      Começar a corrigir
    </LinkOfRow>
  )
}
