import type { ButtonHTMLAttributes, Ref } from 'react'
import styles from './button.module.css'

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** `primary` is the one action of a view, filled; `outline` stands beside it; `quiet` is any other. */
  variant?: 'primary' | 'outline' | 'quiet'
  ref?: Ref<HTMLButtonElement>
}

/** A button of 48 px; an icon among its children stands beside the words. It submits only when told. */
export function Button({ variant = 'primary', className, type = 'button', ...rest }: ButtonProps) {
  const classes = [styles.button, styles[variant], className].filter(Boolean).join(' ')
  return <button type={type} className={classes} {...rest} />
}
