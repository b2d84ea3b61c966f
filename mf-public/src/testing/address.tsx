import { screen } from '@testing-library/react'
import { useLocation, useNavigate } from 'react-router-dom'

/** Shows where one is, beside a button that goes back as the browser's own does. */
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
