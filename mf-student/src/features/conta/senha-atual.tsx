import { PasswordField } from '@rumo/shared-ui'
import type { ComponentProps } from 'react'

/** The field for the current password, with which the owner of the account confirms a change. */
export const SenhaAtual = (field: Pick<ComponentProps<typeof PasswordField>, 'name' | 'error'>) => (
  <PasswordField label="Senha atual" autoComplete="current-password" required {...field} />
)
