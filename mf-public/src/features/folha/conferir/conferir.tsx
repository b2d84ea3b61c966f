import { Bubble, VisuallyHidden } from '@rumo/shared-ui'
import type { OwnDevice } from '@rumo/shared-device/device'
import { useDeferredValue, useMemo, type Ref } from 'react'
import { OrtografiaView } from '../ortografia/ortografia-view.tsx'
import type { OnEdit } from '../text-edits.ts'
import styles from './conferir.module.css'
import { conferirTexto, type Ponto } from './lista.ts'
import type { Passagem } from './passagem.ts'
import { Trecho } from './trecho.tsx'

export interface ConferirProps {
  texto: string
  /** The heading and the task of the theme, without markup. */
  tema: string
  /** The texts of the theme. The spelling check accepts every word in them. */
  textos: readonly string[]
  ownDevice: OwnDevice
  heading?: Ref<HTMLHeadingElement>
  /** Selects a passage on the sheet. Null when the text is not on a sheet, such as an essay that was sent. */
  onPassagem: ((passagem: Passagem) => void) | null
  /** Changes the text of the sheet. Null when the text is not on a sheet. */
  onEdit: OnEdit | null
}

/** The most passages shown for one check. */
const MOST_SHOWN = 12

/** Shows what the candidate may want to look at again in a text. It gives no grade, and changes nothing by itself. */
export function Conferir(props: ConferirProps) {
  const { tema, onPassagem, heading } = props
  const texto = useDeferredValue(props.texto)
  const pontos = useMemo(() => conferirTexto(texto, tema), [texto, tema])
  return (
    <section className={styles.conferir} aria-label="Conferir o texto">
      <h2 className={styles.titulo} ref={heading} tabIndex={-1}>
        Conferir o texto
      </h2>
      <p className={styles.sobre}>
        Isto não é nota nem correção: só mostra onde vale olhar de novo. Quem decide é você.
      </p>
      <ul className={styles.pontos}>
        {pontos.map((ponto) => (
          <PontoView key={ponto.nome} {...{ ponto, texto, onPassagem }} />
        ))}
      </ul>
      <OrtografiaView {...props} texto={texto} />
    </section>
  )
}

const SAID: Readonly<Record<Ponto['situacao'], string>> = {
  certo: 'em ordem',
  olhar: 'vale olhar',
  informa: 'só para saber',
}

interface PontoProps {
  ponto: Ponto
  texto: string
  onPassagem: ((passagem: Passagem) => void) | null
}

const PontoView = ({ ponto, texto, onPassagem }: PontoProps) => (
  <li className={styles.ponto}>
    {ponto.situacao === 'informa' ? (
      <span className={styles.semMedida} aria-hidden="true">
        –
      </span>
    ) : (
      <Bubble tamanho={22} estado={ponto.situacao === 'certo' ? 'certa' : 'livre'} ordem={0} />
    )}
    <div>
      <p>
        {ponto.titulo}
        <VisuallyHidden> ({SAID[ponto.situacao]})</VisuallyHidden>
      </p>
      {ponto.conselho !== '' && <p className={styles.conselho}>{ponto.conselho}</p>}
      {ponto.passagens.length > 0 && (
        <ul className={styles.trechos}>
          {ponto.passagens.slice(0, MOST_SHOWN).map((passagem) => (
            <li key={passagem.from}>
              <Trecho {...{ texto, passagem, onPassagem }} />
            </li>
          ))}
        </ul>
      )}
    </div>
  </li>
)
