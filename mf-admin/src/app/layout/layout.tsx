import type { Claims } from '@rumo/contract'
import { VisuallyHidden } from '@rumo/shared-ui'
import { useState } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import { Announce } from '../../shared/crud/use-announce-answer.ts'
import { useIsWide } from '../../shared/use-is-wide.ts'
import { currentScreen } from '../screens.tsx'
import { Bar } from './bar.tsx'
import styles from './layout.module.css'
import { Sidebar } from './sidebar.tsx'
import { useOurScreens } from './use-our-screens.ts'

/** The menu, and the message for screen readers, around every screen (docs/product/back-office.md). */
export function Layout({ claims }: { claims: Claims }) {
  const [said, setSaid] = useState('')
  const isWide = useIsWide()
  const ours = useOurScreens()
  const current = currentScreen(useLocation().pathname)
  const isOffered = !current?.needs || ours.includes(current)
  return (
    <Announce value={setSaid}>
      <div className={styles.layout}>
        {isWide ? <Sidebar claims={claims} /> : <Bar claims={claims} />}
        <div className={styles.screen}>
          {/* Mounted again when an answer shows that the server lacks the screen's calls. The screen then says so. */}
          <Outlet key={String(isOffered)} />
        </div>
      </div>
      <VisuallyHidden>
        <output>{said}</output>
      </VisuallyHidden>
    </Announce>
  )
}
