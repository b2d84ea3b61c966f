import type { LinhaDeCorrecao } from '@rumo/contract'
import { onWhenWords } from '@rumo/shared-ui/words'
import { LinkBeside } from '../../shared/lista/links.tsx'
import editor from './editor.module.css'
import styles from './outras.module.css'
import { corretorName } from './correcoes.words.ts'

interface OutrasProps {
  /** Corrections of others. */
  correcoes: LinhaDeCorrecao['correcoes']
  /** The one that is shown now. */
  shown: number | null
  /** Where one's own is; null where none is begun, or it is what is shown. */
  own: string | null
}

/** Who else is about an essay, or was, and the way to what they made of it. */
export function Outras({ correcoes, shown, own }: OutrasProps) {
  const others = correcoes.filter(({ id }) => id !== shown)
  if (others.length === 0 && own === null) return null
  return (
    <section className={editor.part} aria-label="Outras correções">
      <h2>Outras correções</h2>
      {own === null && (
        <p className={styles.said}>Cada pessoa tem a sua: a de uma não muda a de outra.</p>
      )}
      <ul className={styles.list}>
        {own !== null && (
          <li>
            <LinkBeside to={own}>A sua</LinkBeside>
          </li>
        )}
        {others.map((correcao) => (
          <li key={correcao.id}>
            <LinkBeside to={`?correcao=${correcao.id}`}>De {corretorName(correcao)}</LinkBeside>
            <span className={styles.said}>
              {correcao.entregue_em === null
                ? 'em trabalho'
                : `entregue ${onWhenWords(correcao.entregue_em)}`}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
