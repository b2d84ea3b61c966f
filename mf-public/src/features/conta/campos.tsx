import { Field, PasswordField } from '@rumo/shared-ui'
import type { ComponentProps } from 'react'

type Given = Pick<ComponentProps<typeof Field>, 'name' | 'error' | 'defaultValue' | 'onInput'>

/** The e-mail by which a password manager knows the account. */
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
  /** A password that is being chosen, and not the one that the account has. */
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
