import { useContext, type ReactNode } from 'react'
import { BrowserRouter, useInRouterContext, useLocation } from 'react-router-dom'
import { Place, segmentsOf } from './place.ts'

interface RoutedProps {
  children: ReactNode
}

/**
 * Gives a screen its router, unless it is inside a router already. It is loaded with the screen's code, because the
 * home page needs no router.
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

/**
 * The router hears of a navigation before the host does. Until the host replaces the screen, nothing is shown, so that
 * no screen appears at the path of another one.
 */
function AtItsPath({ children }: RoutedProps) {
  const { screen } = useContext(Place)
  const [current] = segmentsOf(useLocation().pathname)
  return current === screen ? children : null
}
