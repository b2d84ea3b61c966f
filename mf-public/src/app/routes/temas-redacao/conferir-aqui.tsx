import { Button } from '@rumo/shared-ui'
import { useId, useState } from 'react'
import { LazyScreen } from '../../../shared/lazy-screen.tsx'
import type { ConferirProps } from '../../../features/folha/conferir/conferir.tsx'

const load = () => import('../../../features/folha/conferir/conferir.tsx')

/** Opens what points at places to look at again; its code comes with the first press. */
export function ConferirAqui(props: ConferirProps) {
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button
        variant="quiet"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        {isOpen ? 'Fechar a conferência' : 'Conferir o texto'}
      </Button>
      <div id={id} hidden={!isOpen}>
        {isOpen && <LazyConferir {...props} />}
      </div>
    </>
  )
}

const LazyConferir = (props: ConferirProps) => (
  <LazyScreen
    load={load}
    renderLoading={() => <output>Abrindo a conferência…</output>}
    renderBroken={({ onRetry }) => (
      <p role="alert">
        A conferência não abriu. Confira sua conexão.{' '}
        <Button variant="quiet" onClick={onRetry}>
          Tentar de novo
        </Button>
      </p>
    )}
  >
    {({ Conferir }) => <Conferir {...props} />}
  </LazyScreen>
)
