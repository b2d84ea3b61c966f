import { Pauta } from '@rumo/shared-ui'
import { cutTexto, type AnotacaoNumerada } from './redacoes.rules.ts'
import styles from './texto-view.module.css'

interface TextoProps {
  texto: string
  anotacoes: readonly AnotacaoNumerada[]
  /** The id of the element of a passage. */
  idOf: (numero: number) => string
  /** Goes to the remark with this number. */
  onAnotacao: (numero: number) => void
}

/** An essay as it was sent, with its passages marked. The number of a remark stands at the end of its passage. */
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
