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

/** A button for an action on a record of a list. */
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

/** A link from a record of a list. */
export const RowLink = ({ children, of, ...link }: RowActionProps & { id: number; to: string }) => (
  <LinkOfRow className={styles.action} {...link}>
    {children}
    <VisuallyHidden> {of}</VisuallyHidden>
  </LinkOfRow>
)
