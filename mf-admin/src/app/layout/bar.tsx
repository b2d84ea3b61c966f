import type { Claims } from '@rumo/contract'
import { IconClose, IconMenu, WordMark } from '@rumo/shared-ui'
import { useId, useRef, useState, type KeyboardEvent } from 'react'
import { useHref, useLocation } from 'react-router-dom'
import { PATHS } from '../paths.ts'
import { currentScreen } from '../screens.tsx'
import styles from './bar.module.css'
import printing from '../../shared/unprinted.module.css'
import { MenuList, Sair } from './menu-list.tsx'

/** The menu of narrow screens, above the screen's content; 123 px high. Every navigation closes the menu. */
export function Bar({ claims }: { claims: Claims }) {
  const { key, pathname } = useLocation()
  // The key of the navigation in which the menu was opened. Each navigation has a new key, so the menu closes.
  const [openAt, setOpenAt] = useState<string | null>(null)
  const isOpen = openAt === key
  const button = useRef<HTMLButtonElement>(null)
  const menu = useId()
  const close = () => setOpenAt(null)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return
    close()
    button.current?.focus()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Esc closes what its button opened, wherever inside the focus is
    <div className={`${styles.bar} ${printing.unprinted}`} onKeyDown={onKeyDown}>
      <div className={styles.top}>
        <a className={styles.mark} href={useHref(PATHS.site)}>
          <WordMark />
        </a>
        <a className={styles.name} href={useHref(PATHS.conta)}>
          {claims.nome}
        </a>
      </div>
      <button
        ref={button}
        type="button"
        className={styles.section}
        aria-expanded={isOpen}
        aria-controls={menu}
        onClick={() => setOpenAt(isOpen ? null : key)}
      >
        <span className={styles.where}>{currentScreen(pathname)?.titulo}</span>
        <span className={styles.what}>
          {isOpen ? <IconClose size={18} /> : <IconMenu size={18} />}
          {isOpen ? 'Fechar' : 'Menu'}
        </span>
      </button>
      {isOpen && (
        <>
          <div className={styles.veil} aria-hidden="true" onClick={close} />
          <div id={menu} className={styles.menu}>
            <MenuList claims={claims} />
            <div className={styles.foot}>
              <Sair />
            </div>
          </div>
        </>
      )}
    </div>
  )
}
