import type { ApiError } from '@rumo/shared-auth'
import type { Dispatch } from 'react'
import type { Action } from '../../../features/simulado/simulado.rules.ts'
import type { Simulado } from '../../../features/simulado/simulado.ts'
import type { ScreenHeading } from '../../../shared/use-screen-heading.ts'

/** The props of the views of a simulado that is not graded yet. */
export interface EtapaProps {
  simulado: Simulado
  dispatch: Dispatch<Action>
  heading: ScreenHeading
  isWide: boolean
  /** Why a request is waiting, and a function that retries it at once. */
  envio: { error: ApiError | null; retry: () => void }
  onAnother: () => void
}
