import type { ButtonHTMLAttributes, Ref } from 'react'
import styles from './button.module.css'

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /**
   * `primary` (filled) is the one main action of a view, `outline` is an action beside it, `quiet` is for all others.
   */
  variant?: 'primary' | 'outline' | 'quiet'
  ref?: Ref<HTMLButtonElement>
}

/**
 * A button of 48 px. An icon among its children stands beside the words. Its type is `button` by default, so that it
 * does not submit a form.
 */
export function Button({ variant = 'primary', className, type = 'button', ...rest }: ButtonProps) {
  const classes = [styles.button, styles[variant], className].filter(Boolean).join(' ')
  return <button type={type} className={classes} {...rest} />
}
