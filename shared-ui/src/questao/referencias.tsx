import type { Referencia } from '@rumo/contract'
import { FormattedText } from '../formatted-text/formatted-text.tsx'
import { Figura } from './figura.tsx'
import { ReferenciaTexto } from './referencia-texto.tsx'
import styles from './referencias.module.css'

interface ReferenciasProps {
  referencias: readonly Referencia[]
  resolveArquivo: (url: string) => string
}

/** The texts and figures that a question refers to, in its order. */
export function Referencias({ referencias, resolveArquivo }: ReferenciasProps) {
  return referencias.map((referencia) => (
    <section key={referencia.id} className={styles.referencia}>
      <ReferenciaTexto titulo={referencia.titulo} texto={referencia.texto} />
      {referencia.url_imagem ? (
        <Figura referencia={referencia} src={resolveArquivo(referencia.url_imagem)} />
      ) : (
        referencia.legenda && (
          <p className={styles.legenda}>
            <FormattedText texto={referencia.legenda} inline />
          </p>
        )
      )}
    </section>
  ))
}
