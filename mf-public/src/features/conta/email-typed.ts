import { isText, shapeOf } from '@rumo/contract/shapes'
import { useLocation } from 'react-router-dom'

const hasEmail = shapeOf<{ email: string }>({ email: isText })

/** The e-mail that was typed on the previous screen and handed over in the navigation state; '' when there is none. */
export function useEmailTyped(): string {
  const { state } = useLocation()
  return hasEmail(state) ? state.email : ''
}
