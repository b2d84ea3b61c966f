import { VisuallyHidden } from '@rumo/shared-ui'
import { LinkOfRow } from '../lista/links.tsx'
import styles from './row-action.module.css'

interface RowActionProps {
  /** The label: 'Editar'. */
  children: string
  /** The name of the record, for screen readers. */
  of: string
  isDangerous?: boolean
}

export function RowAction({
  children,
  of,
  isDangerous = false,
  onClick,
}: RowActionProps & { onClick: () => void }) {
  return (
    <button type="button" className={styles.action} data-dangerous={isDangerous} onClick={onClick}>
      {children}
      <VisuallyHidden> {of}</VisuallyHidden>
    </button>
  )
}

export const RowLink = ({ children, of, ...link }: RowActionProps & { id: number; to: string }) => (
  <LinkOfRow className={styles.action} {...link}>
    {children}
    <VisuallyHidden> {of}</VisuallyHidden>
  </LinkOfRow>
)
