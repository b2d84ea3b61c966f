import { screen } from '@testing-library/react'
import { useLocation, useNavigate } from 'react-router-dom'

/** Shows the current address, with a button that goes back like the browser's own button. */
export function Address() {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  return (
    <>
      <p data-testid="address">{pathname + search}</p>
      <button type="button" onClick={() => void navigate(-1)}>
        Back of the browser
      </button>
    </>
  )
}

export const address = () => screen.getByTestId('address').textContent
