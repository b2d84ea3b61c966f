import { useContext, type ReactNode } from 'react'
import { BrowserRouter, useInRouterContext, useLocation } from 'react-router-dom'
import { Place, segmentsOf } from './place.ts'

interface RoutedProps {
  children: ReactNode
}

/**
 * Gives a screen its router, unless it stands inside of one. It comes with a screen's code: the home page has no use for
 * it.
 */
export function Routed({ children }: RoutedProps) {
  const { basename } = useContext(Place)
  if (useInRouterContext()) return children
  return (
    <BrowserRouter basename={basename}>
      <AtItsPath>{children}</AtItsPath>
    </BrowserRouter>
  )
}

/** The router hears of a step before the host tells of it: a screen is not shown at the path of another one meanwhile. */
function AtItsPath({ children }: RoutedProps) {
  const { screen } = useContext(Place)
  const [current] = segmentsOf(useLocation().pathname)
  return current === screen ? children : null
}
