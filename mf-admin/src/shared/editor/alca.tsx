import { IconChevronDown, IconMove, VisuallyHidden } from '@rumo/shared-ui'
import styles from './editor.module.css'
import type { useMover } from './use-mover.ts'

type AlcaProps = ReturnType<ReturnType<typeof useMover>['handleOf']> & { of: string }

/** The handle with which an item of a list is dragged, and buttons that move the item without dragging. */
export const Alca = ({ of, isFirst, isLast, onStep, ...handle }: AlcaProps) => (
  <div className={styles.alca}>
    <button type="button" className={styles.handle} {...handle}>
      <IconMove />
      <VisuallyHidden>Mover {of}: setas para cima e para baixo</VisuallyHidden>
    </button>
    {/* At the first or last place the button stays enabled and does nothing, so that it keeps the focus. */}
    <button
      type="button"
      className={styles.step}
      aria-disabled={isFirst}
      onClick={() => onStep(-1)}
      data-up
    >
      <IconChevronDown />
      <VisuallyHidden>Subir {of}</VisuallyHidden>
    </button>
    <button type="button" className={styles.step} aria-disabled={isLast} onClick={() => onStep(1)}>
      <IconChevronDown />
      <VisuallyHidden>Descer {of}</VisuallyHidden>
    </button>
  </div>
)
