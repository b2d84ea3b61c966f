import { render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { ErrorBoundary } from './error-boundary.tsx'

function Broken(): never {
  throw new Error('broken')
}

it('shows its fallback in the place of what could not be drawn', () => {
  vi.spyOn(console, 'error').mockReturnValue()
  render(
    <ErrorBoundary fallback={<p>Tente de novo</p>}>
      <Broken />
    </ErrorBoundary>,
  )
  expect(screen.getByText('Tente de novo')).toBeDefined()
})
