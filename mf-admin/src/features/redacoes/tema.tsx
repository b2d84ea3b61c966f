import { divideTema } from '@rumo/contract/texto'
import { FormattedText, IconChevronDown, Loaded, Referencias } from '@rumo/shared-ui'
import { useQuery } from '@tanstack/react-query'
import { useImagens } from '../../shared/arquivos/use-imagens.ts'
import styles from './tema.module.css'
import { textosQuery } from './textos.calls.ts'

interface TemaProps {
  /** The text of the theme as it was when the essay was written. */
  instrucoes: string
  /** Null once the theme is deleted, and its texts with it. */
  idRedacao: number | null
}

/** A theme with its instructions and texts. Collapsed at first, because the texts may be several screens long. */
export function Tema({ instrucoes, idRedacao }: TemaProps) {
  const comando = divideTema(instrucoes)?.comando ?? ''
  const textos = useQuery(textosQuery(idRedacao))
  const images = (textos.data ?? []).flatMap(({ url_imagem }) => url_imagem ?? [])
  const resolveArquivo = useImagens(images)
  return (
    <details className={styles.tema}>
      <summary className={styles.summary}>
        <IconChevronDown />
        Tema e textos de apoio
      </summary>
      <div className={styles.body}>
        {comando !== '' && <FormattedText texto={comando} />}
        {idRedacao === null ? (
          <p className={styles.gone}>
            O tema foi deletado, e os textos de apoio com ele. O que ele pedia está acima, como era
            quando a redação foi enviada.
          </p>
        ) : (
          <Loaded query={textos} texto="Carregando os textos de apoio...">
            {(found) => (
              <Referencias referencias={found} resolveArquivo={resolveArquivo} numeradas />
            )}
          </Loaded>
        )}
      </div>
    </details>
  )
}
