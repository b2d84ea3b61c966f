import { PasswordField } from '@rumo/shared-ui'
import type { ComponentProps } from 'react'

/** The password that the account has, by which its owner shows who they are. */
export const SenhaAtual = (field: Pick<ComponentProps<typeof PasswordField>, 'name' | 'error'>) => (
  <PasswordField label="Senha atual" autoComplete="current-password" required {...field} />
)
