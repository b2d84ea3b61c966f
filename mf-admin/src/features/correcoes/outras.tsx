import type { LinhaDeCorrecao } from '@rumo/contract'
import { onWhenWords } from '@rumo/shared-ui/words'
import { LinkBeside } from '../../shared/lista/links.tsx'
import editor from './correcao-editor.module.css'
import styles from './outras.module.css'
import text from '../../shared/text.module.css'
import { corretorName } from './correcoes.words.ts'

interface OutrasProps {
  /** The corrections of the essay by other correctors. */
  correcoes: LinhaDeCorrecao['correcoes']
  /** The id of the correction that is shown; the list leaves it out. */
  shown: number | null
  /** The address of the user's own correction; null if there is none, or if it is the one shown. */
  own: string | null
  /** Whether the grades of the other correctors are still hidden. */
  isAsCegas: boolean
  /** The final grade in words, for an essay that several corrected. */
  notaFinal?: string | null
}

/** Lists the corrections of an essay by other correctors, each with a link. */
export function Outras({ correcoes, shown, own, isAsCegas, notaFinal }: OutrasProps) {
  const others = correcoes.filter(({ id }) => id !== shown)
  if (others.length === 0 && own === null) return null
  return (
    <section className={editor.part} aria-label="Outras correções">
      <h2>Outras correções</h2>
      {notaFinal && <p className={styles.final}>{notaFinal}</p>}
      {own === null && (
        <p className={text.said}>
          {isAsCegas
            ? 'Elas aparecem quando todas forem entregues.'
            : 'Cada pessoa tem a sua: a de uma não muda a de outra.'}
        </p>
      )}
      <ul className={styles.list}>
        {own !== null && (
          <li>
            <LinkBeside to={own}>A sua</LinkBeside>
          </li>
        )}
        {others.map((correcao) => (
          <li key={correcao.id}>
            {isAsCegas ? (
              <span>De {corretorName(correcao)}</span>
            ) : (
              <LinkBeside to={`?correcao=${correcao.id}`}>De {corretorName(correcao)}</LinkBeside>
            )}
            <span className={text.said}>
              {correcao.entregue_em === null
                ? 'ainda não entregue'
                : `entregue ${onWhenWords(correcao.entregue_em)}`}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
