import type { Claims, Faculdade } from '@rumo/contract'
import {
  FaculdadeMark,
  IconArrowLeft,
  IconUser,
  Mark,
  VisuallyHidden,
  WordMark,
} from '@rumo/shared-ui'
import type { HeaderKind } from '../routing/layout.ts'
import styles from './header.module.css'

interface HeaderProps {
  kind: HeaderKind
  /** The site's base path, with a slash at both ends. */
  base: string
  faculdade: Faculdade
  claims: Claims | null
}

/**
 * The bar with the brands (docs/product/site.md). The product's mark links to the home page, the college's mark to its
 * page about the exam, and 'Entre' or the avatar to /login. Above a screen that demands concentration the bar is short,
 * and begins with the link that leaves the screen.
 */
export function Header({ kind, base, faculdade, claims }: HeaderProps) {
  if (kind.kind === 'none') return null
  const short = kind.kind === 'short'
  return (
    <header className={short ? `${styles.bar} ${styles.short}` : styles.bar}>
      <div className={styles.inside}>
        {short && (
          <a className={styles.wayOut} href={base} data-way-out>
            <IconArrowLeft />
            <span className={styles.wayOutText}>{kind.wayOut}</span>
          </a>
        )}
        <a className={styles.product} href={base}>
          <WordMark className={styles.wordMark} />
          {short && <Mark className={styles.symbol} />}
        </a>
        <a
          className={styles.college}
          href={faculdade.url_vestibular}
          target="_blank"
          rel="noreferrer"
        >
          <FaculdadeMark {...faculdade} />
          <VisuallyHidden> (abre em outra aba)</VisuallyHidden>
        </a>
        <Entry base={base} claims={claims} />
      </div>
    </header>
  )
}

/** 'Entre' and the avatar take the same box, so that nothing moves when the session becomes known. */
function Entry({ base, claims }: Pick<HeaderProps, 'base' | 'claims'>) {
  return (
    <a className={styles.entry} href={`${base}login`}>
      <IconUser />
      <span className={styles.name}>{claims ? firstName(claims.nome) : 'Entre'}</span>
    </a>
  )
}

const firstName = (nome: unknown) => (typeof nome === 'string' && nome.split(' ')[0]) || 'Conta'
