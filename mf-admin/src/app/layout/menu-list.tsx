import type { Claims } from '@rumo/contract'
import { session } from '@rumo/shared-auth'
import { Link, useLocation } from 'react-router-dom'
import { currentScreen, isFor, SPEC_SCREENS, type MenuScreen } from '../screens.tsx'
import styles from './menu-list.module.css'
import { useOurScreens } from './use-our-screens.ts'

/** The entries of an account's menu; where one is, a timing mark stands at the screen's edge. */
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

/** Asks first where something typed would be lost. */
export const Sair = () => (
  <button type="button" className={styles.entry} data-leads-away onClick={session.leave}>
    Sair
  </button>
)
