import type { Referencia } from '@rumo/contract'
import { FormattedText } from '../formatted-text/formatted-text.tsx'
import { Figura } from './figura.tsx'
import { ReferenciaTexto } from './referencia-texto.tsx'
import styles from './referencias.module.css'

interface ReferenciasProps {
  referencias: readonly Referencia[]
  resolveArquivo: (url: string) => string
  /** Whether the texts are numbered: 'Texto 1', 'Texto 2'. */
  numeradas?: boolean
  /** The numbers of the texts that could not be loaded; each is named at its place. */
  faltam?: readonly number[] | undefined
}

/** The texts and figures that a question or an essay theme refers to, in order. */
export function Referencias(props: ReferenciasProps) {
  const { referencias, resolveArquivo, numeradas = false, faltam = [] } = props
  const left = [...referencias]
  return Array.from({ length: referencias.length + faltam.length }, (_, index) => {
    const numero = index + 1
    if (faltam.includes(numero)) return <Falta key={`falta ${numero}`} numero={numero} />
    const referencia = left.shift()
    if (!referencia) return null
    return (
      <section
        key={referencia.id}
        className={styles.referencia}
        data-trecho={`referencia-${referencia.id}`}
      >
        <ReferenciaTexto
          numero={numeradas ? numero : undefined}
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
    )
  })
}

const Falta = ({ numero }: { numero: number }) => (
  <section className={styles.referencia}>
    <ReferenciaTexto numero={numero} titulo={null} texto="Este texto não veio do servidor." />
  </section>
)
