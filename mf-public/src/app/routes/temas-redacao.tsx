import { usePageTitle } from '@rumo/shared-ui'
import { Page } from '../../shared/page.tsx'

export function TemasRedacao() {
  const heading = usePageTitle('Tema de redação')
  return (
    <Page>
      <h1 ref={heading} tabIndex={-1}>
        Tema de redação
      </h1>
    </Page>
  )
}
