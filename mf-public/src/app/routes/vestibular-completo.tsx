import { usePageTitle } from '@rumo/shared-ui'
import { Page } from '../../shared/page.tsx'

export function VestibularCompleto() {
  const heading = usePageTitle('Vestibular completo')
  return (
    <Page>
      <h1 ref={heading} tabIndex={-1}>
        Vestibular completo
      </h1>
    </Page>
  )
}
