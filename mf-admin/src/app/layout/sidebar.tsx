import type { Claims } from '@rumo/contract'
import { WordMark } from '@rumo/shared-ui'
import { useHref } from 'react-router-dom'
import { PATHS } from '../paths.ts'
import printing from '../../shared/unprinted.module.css'
import { MenuList, Sair } from './menu-list.tsx'
import styles from './sidebar.module.css'

export function Sidebar({ claims }: { claims: Claims }) {
  const site = useHref(PATHS.site)
  const conta = useHref(PATHS.conta)
  return (
    <div className={`${styles.sidebar} ${printing.unprinted}`}>
      <a className={styles.mark} href={site}>
        <WordMark />
      </a>
      <MenuList claims={claims} />
      <div className={styles.foot}>
        <a className={styles.name} href={conta}>
          {claims.nome}
        </a>
        <Sair />
      </div>
    </div>
  )
}
