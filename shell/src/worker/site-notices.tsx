import type { SiteConfig } from '@rumo/contract'
import { Button, IconClose, VisuallyHidden } from '@rumo/shared-ui'
import { useState, useSyncExternalStore, type ReactNode } from 'react'
import styles from './site-notices.module.css'

interface SiteNoticesProps {
  site: SiteConfig
  /** Switches to the new release; null while there is none. */
  onUseNow: (() => void) | null
}

/** How often the network was lost while this page was open. */
let losses = 0

/**
 * The number of the current loss of the network; null while there is a network. A notice that was closed for one loss
 * is shown again for the next one.
 */
const currentLoss = () => (navigator.onLine ? null : losses)

/** The notices on a device that keeps the site: that there is no network, and that there is a new release. */
export function SiteNotices({ site, onUseNow }: SiteNoticesProps) {
  const loss = useSyncExternalStore(onNetwork, currentLoss)
  const [dismissed, setDismissed] = useState<unknown>(null)
  const here = aparelhoPath(site)
  const shown = loss ?? onUseNow
  const close = () => setDismissed(() => shown)
  // The region exists before its words do, so that a screen reader announces them.
  return (
    <output
      className={loss === null ? styles.region : `${styles.region} ${styles.offline}`}
      // The header makes room for it on a narrow screen.
      data-sem-internet={loss === null ? undefined : ''}
    >
      {shown !== null && shown !== dismissed && (
        <Notice close={loss === null ? 'Depois' : <Fechar />} onClose={close}>
          {onUseNow && loss === null ? (
            <>
              <p>Há uma versão nova.</p>
              <Button variant="quiet" onClick={onUseNow}>
                Usar agora
              </Button>
            </>
          ) : (
            <>
              <p>Sem internet.</p>
              {here !== null && (
                <a className={styles.here} href={here}>
                  No aparelho
                </a>
              )}
            </>
          )}
        </Notice>
      )}
    </output>
  )
}

interface NoticeProps {
  close: ReactNode
  onClose: () => void
  children: ReactNode
}

const Notice = ({ close, onClose, children }: NoticeProps) => (
  <div className={styles.notice}>
    {children}
    <Button variant="quiet" onClick={onClose}>
      {close}
    </Button>
  </div>
)

const Fechar = () => (
  <>
    <IconClose />
    <VisuallyHidden>Fechar</VisuallyHidden>
  </>
)

function onNetwork(onChange: () => void): () => void {
  const lose = () => {
    losses++
    onChange()
  }
  addEventListener('online', onChange)
  addEventListener('offline', lose)
  return () => {
    removeEventListener('online', onChange)
    removeEventListener('offline', lose)
  }
}

/** The address where a remote shows what is stored on the device; null when no remote does. */
function aparelhoPath({ base, remotes }: SiteConfig): string | null {
  const paths = remotes.flatMap((remote) => remote.paths)
  const path = paths.find(({ isOnDevice }) => isOnDevice)?.path
  return path === undefined ? null : base + path.slice(1)
}
