import type { Referencia } from '@rumo/contract'
import { FormattedText } from '../formatted-text/formatted-text.tsx'
import { Figura } from './figura.tsx'
import { ReferenciaTexto } from './referencia-texto.tsx'
import styles from './referencias.module.css'

interface ReferenciasProps {
  referencias: readonly Referencia[]
  resolveArquivo: (url: string) => string
  /** Whether they are spoken of by number: 'Texto 1', 'Texto 2'. */
  numeradas?: boolean
}

/** The texts and figures that a question or an essay theme refers to, in its order. */
export function Referencias({ referencias, resolveArquivo, numeradas = false }: ReferenciasProps) {
  return referencias.map((referencia, index) => (
    <section key={referencia.id} className={styles.referencia}>
      <ReferenciaTexto
        numero={numeradas ? index + 1 : undefined}
        titulo={referencia.titulo}
        texto={referencia.texto}
      />
      {referencia.url_imagem ? (
        <Figura referencia={referencia} src={resolveArquivo(referencia.url_imagem)} />
      ) : (
        referencia.legenda && (
          <p className={styles.legenda}>
            <FormattedText texto={referencia.legenda} inline />
          </p>
        )
      )}
      {referencia.informacao_acesso && (
        <p className={styles.legenda}>
          <FormattedText texto={referencia.informacao_acesso} inline />
        </p>
      )}
    </section>
  ))
}
