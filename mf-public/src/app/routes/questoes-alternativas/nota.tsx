import { Button, Facts } from '@rumo/shared-ui'
import { Fragment } from 'react'
import { isPlain, QUAISQUER, type Escolha } from '../../../features/pratica/escolha.rules.ts'
import {
  availableInWords,
  escolhaInWords,
  type NomesDaEscolha,
} from '../../../features/pratica/escolha.words.ts'
import styles from './nota.module.css'

interface NotaProps {
  /** The choice in force. */
  escolha: Escolha
  nomes: NomesDaEscolha
  /** How many questions the choice leaves; null when the number is not known. */
  disponiveis: number | null
  /**
   * Messages about too few questions and about invalid parts of the address; each is null when there is nothing to say.
   */
  avisos: readonly (string | null)[]
  /** Goes back to the set that the user left for this one; null when there is none. */
  onBack: (() => void) | null
  onChoose: (escolha: Escolha) => void
}

/** The note about a set before it begins; null for a default set about which there is nothing to say. */
export function notaOf(props: NotaProps) {
  const { escolha, avisos, onBack } = props
  const said = avisos.filter((aviso) => aviso !== null)
  if (isPlain(escolha) && said.length === 0 && !onBack) return null
  return <Nota {...props} avisos={said} />
}

function Nota({ escolha, nomes, disponiveis, avisos, onBack, onChoose }: NotaProps) {
  const available = disponiveis !== null && `: ${availableInWords(disponiveis)}`
  return (
    <div className={styles.nota}>
      <p>
        {!isPlain(escolha) && (
          <Facts
            of={escolhaInWords(escolha, nomes).map((fact, place, { length }) => (
              <Fragment key={fact}>
                <strong>{fact}</strong>
                {place === length - 1 && <>{available}. </>}
              </Fragment>
            ))}
          />
        )}
        <span>{avisos.join(' ')}</span>
      </p>
      <div className={styles.acoes}>
        {!isPlain(escolha) && (
          <Button
            variant="quiet"
            onClick={() => onChoose({ ...QUAISQUER, idMateria: escolha.idMateria })}
          >
            Desfazer a escolha
          </Button>
        )}
        {onBack && (
          <Button variant="quiet" onClick={onBack}>
            Voltar às questões anteriores
          </Button>
        )}
      </div>
    </div>
  )
}
