import type { Ref } from 'react'

interface TituloProps {
  heading: Ref<HTMLHeadingElement>
  children: string
}

/** The heading of a screen without a theme. A new key makes it take the focus again. */
export const Titulo = ({ heading, children }: TituloProps) => (
  <h1 ref={heading} tabIndex={-1}>
    {children}
  </h1>
)
