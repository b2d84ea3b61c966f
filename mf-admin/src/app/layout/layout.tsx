import type { Claims } from '@rumo/contract'
import { VisuallyHidden } from '@rumo/shared-ui'
import { useState } from 'react'
import { Outlet } from 'react-router-dom'
import { Announce } from '../../shared/crud/use-said.ts'
import { useIsWide } from '../../shared/use-is-wide.ts'
import { Bar } from './bar.tsx'
import styles from './layout.module.css'
import { Sidebar } from './sidebar.tsx'

/** What stands around every screen of the back office (docs/product/back-office.md). */
export function Layout({ claims }: { claims: Claims }) {
  const [said, setSaid] = useState('')
  const isWide = useIsWide()
  return (
    <Announce value={setSaid}>
      <div className={styles.layout}>
        {isWide ? <Sidebar claims={claims} /> : <Bar claims={claims} />}
        <div className={styles.screen}>
          <Outlet />
        </div>
      </div>
      <VisuallyHidden>
        <output>{said}</output>
      </VisuallyHidden>
    </Announce>
  )
}
