import { usePageTitle } from '@rumo/shared-ui'
import { Page } from '../../shared/page.tsx'

export function ProvasAnteriores() {
  const heading = usePageTitle('Provas anteriores')
  return (
    <Page>
      <h1 ref={heading} tabIndex={-1}>
        Provas anteriores
      </h1>
    </Page>
  )
}
