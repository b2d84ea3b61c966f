import { Pauta } from '@rumo/shared-ui'
import { cutTexto, type AnotacaoNumerada } from './redacoes.rules.ts'
import styles from './texto-view.module.css'

interface TextoProps {
  texto: string
  anotacoes: readonly AnotacaoNumerada[]
  /** The id that the passage of a remark has in the page. */
  idOf: (numero: number) => string
  /** Leads to the remark with this number. */
  onAnotacao: (numero: number) => void
}

/** An essay as it was sent, its passages marked; at the end of each stands the number of its remark. */
export function TextoView({ texto, anotacoes, idOf, onAnotacao }: TextoProps) {
  return (
    <Pauta className={styles.folha}>
      <div className={styles.texto} data-trecho="redacao" data-texto>
        {cutTexto(texto, anotacoes).map(({ inicio, texto: words, numeros, comecam, terminam }) => (
          <span key={inicio}>
            {comecam.map((numero) => (
              <span key={numero} id={idOf(numero)} tabIndex={-1} className={styles.comeco} />
            ))}
            {numeros.length === 0 ? (
              words
            ) : (
              <mark className={numeros.length > 1 ? styles.sobrepostas : styles.passagem}>
                {words}
              </mark>
            )}
            {terminam.map((numero) => (
              <span key={numero} className={styles.junto} data-numero={numero}>
                <button
                  type="button"
                  className={styles.numero}
                  aria-label={`Comentário ${numero}`}
                  onClick={() => onAnotacao(numero)}
                >
                  {numero}
                </button>
              </span>
            ))}
          </span>
        ))}
      </div>
    </Pauta>
  )
}
