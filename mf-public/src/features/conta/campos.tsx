import { Field, PasswordField } from '@rumo/shared-ui'
import type { ComponentProps } from 'react'

type Given = Pick<ComponentProps<typeof Field>, 'name' | 'error' | 'defaultValue' | 'onInput'>

/** The `autocomplete` is `username`, because password managers save the account under the e-mail. */
export const CampoEmail = (given: Given) => (
  <Field
    label="E-mail"
    type="email"
    autoComplete="username"
    inputMode="email"
    autoCapitalize="none"
    spellCheck={false}
    required
    {...given}
  />
)

interface CampoSenhaProps extends Given {
  label?: string
  hint?: string
  oQueMostra?: string
  /** Whether the field is for a new password instead of the account's current one. */
  isNew?: boolean
}

export const CampoSenha = ({ label = 'Senha', isNew = false, ...given }: CampoSenhaProps) => (
  <PasswordField
    label={label}
    autoComplete={isNew ? 'new-password' : 'current-password'}
    required
    {...given}
  />
)
