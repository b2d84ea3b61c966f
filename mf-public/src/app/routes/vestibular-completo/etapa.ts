import type { ApiError } from '@rumo/shared-auth'
import type { Dispatch } from 'react'
import type { Action } from '../../../features/simulado/simulado.rules.ts'
import type { Simulado } from '../../../features/simulado/simulado.ts'
import type { ScreenHeading } from '../../../shared/use-screen-heading.ts'

/** What a simulado that is not graded yet is shown with. */
export interface EtapaProps {
  simulado: Simulado
  dispatch: Dispatch<Action>
  heading: ScreenHeading
  isWide: boolean
  /** Why something waits to be sent, and what tries at once. */
  envio: { error: ApiError | null; retry: () => void }
  onAnother: () => void
}
