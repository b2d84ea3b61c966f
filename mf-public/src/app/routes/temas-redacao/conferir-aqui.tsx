import { Button } from '@rumo/shared-ui'
import { useId, useState } from 'react'
import type { ConferirProps } from '../../../features/folha/conferir/conferir.tsx'
import { LazyPart } from './lazy-part.tsx'

const load = () => import('../../../features/folha/conferir/conferir.tsx')

/** A button that opens the hints on what to check. Their code is loaded with the first press. */
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
        {isOpen && (
          <LazyPart load={load} loading="Abrindo a conferência…" broken="A conferência não abriu.">
            {({ Conferir }) => <Conferir {...props} heading={bringUp} />}
          </LazyPart>
        )}
      </div>
    </>
  )
}

/** The hints open below the visible part of the page. Without scrolling, the press would seem to do nothing. */
function bringUp(heading: HTMLElement | null): void {
  heading?.focus({ preventScroll: true })
  heading?.scrollIntoView({ block: 'start' })
}
