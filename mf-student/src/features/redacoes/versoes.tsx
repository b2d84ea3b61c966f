import type { RedacaoEnviada } from '@rumo/contract'
import { Link } from 'react-router-dom'
import { longDateWords } from '@rumo/shared-ui/words'
import styles from './versoes.module.css'
import { versaoWords } from './redacoes.words.ts'

interface VersoesProps {
  redacao: RedacaoEnviada
  redacaoOf: (id: number) => string
}

/** Links to all versions of an essay; shows nothing when there is only one. */
export function Versoes({ redacao: { id, reescritas }, redacaoOf }: VersoesProps) {
  if (reescritas.length < 2) return null
  return (
    <nav className={styles.versoes} aria-label="Versões desta redação">
      <ol>
        {reescritas.map((versao) => (
          <li key={versao.id}>
            <Link to={redacaoOf(versao.id)} aria-current={versao.id === id ? 'page' : undefined}>
              {versaoWords(versao.reescrita)}{' '}
              <span className={styles.quando}>{longDateWords(versao.enviada_em)}</span>
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  )
}
