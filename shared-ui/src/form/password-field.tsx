import { useState, type KeyboardEvent } from 'react'
import { VisuallyHidden } from '../visually-hidden.tsx'
import { Field, type FieldProps } from './field.tsx'
import styles from './field.module.css'

interface PasswordFieldProps extends Omit<FieldProps, 'type' | 'action'> {
  /** What the button shows: 'a confirmação da senha'; the label unless told. */
  oQueMostra?: string
}

/**
 * A password, which can be shown; says while one types that Caps Lock is on. Of what it has to be it says once: what is
 * wrong takes the place of the hint.
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
        // A password that is shown must not be autocorrected, nor sent to a spelling service.
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
