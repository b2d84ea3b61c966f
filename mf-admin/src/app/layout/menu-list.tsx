import type { Claims } from '@rumo/contract'
import { session } from '@rumo/shared-auth'
import { Link, useLocation } from 'react-router-dom'
import { currentScreen, isFor, SPEC_SCREENS, type MenuScreen } from '../screens.tsx'
import styles from './menu-list.module.css'
import { useOurScreens } from './use-our-screens.ts'

export function MenuList({ claims }: { claims: Claims }) {
  const spec = SPEC_SCREENS.filter(isFor(claims))
  const ours = useOurScreens().filter(isFor(claims))
  return (
    <nav aria-label="Administração">
      {spec.length > 0 && <Entries entries={spec} />}
      {ours.length > 0 && <Entries entries={ours} />}
    </nav>
  )
}

function Entries({ entries }: { entries: readonly MenuScreen[] }) {
  const current = currentScreen(useLocation().pathname)
  return (
    <ul className={styles.list}>
      {entries.map((entry) => (
        <li key={entry.path}>
          <Link
            className={styles.entry}
            to={entry.path}
            aria-current={entry === current ? 'page' : undefined}
          >
            {entry.titulo}
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** `data-leads-away` makes a screen with unsaved changes ask before the user signs out (use-unsaved.ts). */
export const Sair = () => (
  <button type="button" className={styles.entry} data-leads-away onClick={session.leave}>
    Sair
  </button>
)
