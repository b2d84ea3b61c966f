import { useState, type KeyboardEvent } from 'react'
import { VisuallyHidden } from '../visually-hidden.tsx'
import { Field, type FieldProps } from './field.tsx'
import styles from './field.module.css'

interface PasswordFieldProps extends Omit<FieldProps, 'type' | 'action'> {
  /** What the button shows, such as 'a confirmação da senha'; by default the label. */
  oQueMostra?: string
}

/**
 * A field for a password, which can be shown. It says when Caps Lock is on while the user types. An error replaces the
 * hint, so that the requirements are not stated twice.
 */
export function PasswordField({ oQueMostra, hint, ...field }: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false)
  const [isCapsLock, setIsCapsLock] = useState(false)
  const look = (event: KeyboardEvent) => setIsCapsLock(event.getModifierState('CapsLock'))
  return (
    <div>
      <Field
        {...field}
        hint={field.error === undefined && hint}
        type={isShown ? 'text' : 'password'}
        // A visible password must not be autocorrected, nor sent to a spelling service.
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        onKeyDown={look}
        onKeyUp={look}
        onBlur={() => setIsCapsLock(false)}
        action={
          <button type="button" className={styles.action} onClick={() => setIsShown(!isShown)}>
            {isShown ? 'Ocultar' : 'Mostrar'}
            <VisuallyHidden> {oQueMostra ?? field.label.toLowerCase()}</VisuallyHidden>
          </button>
        }
      />
      <output className={styles.capsLock}>{isCapsLock && 'Caps Lock está ligado.'}</output>
    </div>
  )
}
