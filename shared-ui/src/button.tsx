import type { ButtonHTMLAttributes, Ref } from 'react'
import styles from './button.module.css'

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** `primary` is the one action of a view, filled; `quiet` is any other. */
  variant?: 'primary' | 'quiet'
  ref?: Ref<HTMLButtonElement>
}

/** A button of 48 px; an icon among its children stands beside the words. It submits only when told. */
export function Button({ variant = 'primary', className, type = 'button', ...rest }: ButtonProps) {
  const classes = [styles.button, styles[variant], className].filter(Boolean).join(' ')
  return <button type={type} className={classes} {...rest} />
}
