import { SEM_TITULO } from '@rumo/contract/texto'
import {
  Button,
  FormattedText,
  IconArrowRight,
  IconChevronDown,
  Leitura,
  ScrollBox,
} from '@rumo/shared-ui'
import { leituraDoAparelho } from '@rumo/shared-device/leitura'
import { useId, useState, type ReactNode, type Ref } from 'react'
import { Link } from 'react-router-dom'
import type { Tema } from '../../../features/redacoes/tema.ts'
import { redacaoEnviadaPath } from '../../aluno-paths.ts'
import styles from './apoio.module.css'
import { Textos } from './apoio-textos.tsx'
import { CorrecoesAoLado } from './correcoes.tsx'
import { foldInWords } from './apoio.words.ts'

interface ApoioProps {
  tema: Tema
  heading: Ref<HTMLHeadingElement>
  /** Whether there is room beside the sheet; otherwise everything except the theme is in a fold. */
  isWide: boolean
  /** The ways to another theme, where they are not in the bar beside the sheet. */
  sortear: ReactNode
  guardadas: ReactNode
  numGuardadas: number
  /** Whether the fold begins open because nothing is written yet. */
  isUnread: boolean
  /** The id of the essay that is written again; null for a new one. */
  idAnterior: number | null
  /** Moves on to the sheet. */
  onWrite: () => void
}

/** What the user writes about: the theme, its reference texts and the guidance. */
export function Apoio(props: ApoioProps) {
  const { tema, isWide, numGuardadas, isUnread, onWrite } = props
  const fold = useId()
  const [isOpen, setIsOpen] = useState(isUnread)
  if (isWide) {
    return (
      <ScrollBox className={styles.apoio} label="Tema e textos de apoio">
        <div className={styles.dentro} data-area-de-leitura>
          <div className={styles.linha}>
            <p className={styles.kicker}>{tema.titulo !== SEM_TITULO && 'Tema de redação'}</p>
            <Leitura guardada={leituraDoAparelho} />
          </div>
          <Cabeca {...props} />
          {props.idAnterior !== null && <CorrecoesAoLado id={props.idAnterior} />}
          <Textos {...props} />
        </div>
      </ScrollBox>
    )
  }
  const close = () => {
    setIsOpen(false)
    onWrite()
  }
  return (
    <div className={styles.apoio} data-area-de-leitura>
      <Cabeca {...props} />
      <div className={styles.linha}>
        <button
          type="button"
          className={styles.fold}
          aria-expanded={isOpen}
          aria-controls={fold}
          onClick={() => setIsOpen(!isOpen)}
        >
          {foldInWords(tema, numGuardadas)}
          <IconChevronDown />
        </button>
        <Leitura guardada={leituraDoAparelho} />
      </div>
      <div id={fold} className={styles.dentro} hidden={!isOpen}>
        {props.sortear}
        <Textos {...props} />
        <Button variant="quiet" onClick={close}>
          Fechar e escrever
          <IconArrowRight />
        </Button>
      </div>
    </div>
  )
}

const Cabeca = ({ tema, heading, idAnterior }: ApoioProps) => (
  <div data-lido>
    <h1 className={styles.titulo} ref={heading} tabIndex={-1} data-trecho="titulo">
      <FormattedText texto={tema.titulo} inline />
    </h1>
    {idAnterior !== null && (
      <p className={styles.reescrita}>
        Reescrita. <Link to={redacaoEnviadaPath(idAnterior)}>Ver a versão enviada</Link>
      </p>
    )}
  </div>
)
