import type { Estatisticas } from '@rumo/contract'
import { BUTTON_LINK } from '@rumo/shared-ui'
import type { ReactNode } from 'react'
import styles from './achado-view.module.css'
import type { Achado } from './estatisticas.rules.ts'
import { achadoWords, motivoWords } from './estatisticas.words.ts'

interface AchadoProps {
  achado: Achado
  /** Other matérias that are worth practising. */
  outras: Estatisticas['a_praticar']
  /** The address of practice for a matéria; for all matérias when the id is null. */
  treinoOf: (idMateria: number | null) => string
}

/** The most important finding in the statistics, and what to do about it. */
export function AchadoView({ achado, outras, treinoOf }: AchadoProps) {
  const [titulo, texto] = achadoWords(achado)
  const materia = achado.sugestao?.materia
  return (
    <Chamada
      titulo={titulo}
      texto={texto}
      acao={
        <a className={`${BUTTON_LINK} ${styles.acao}`} href={treinoOf(materia?.id ?? null)}>
          {materia ? `Treinar ${materia.nome}` : 'Treinar'}
        </a>
      }
    >
      {outras.length > 0 && (
        <p className={styles.outras}>
          Depois:{' '}
          {outras.map(({ materia: outra, motivo }, place) => (
            <span key={outra.id}>
              {place > 0 && '; '}
              <a href={treinoOf(outra.id)}>{outra.nome}</a> ({motivoWords(motivo, achado.temMais)})
            </span>
          ))}
          .
        </p>
      )}
    </Chamada>
  )
}

const PRIMEIRA = {
  questao: ['Comece pela primeira questão.', 'Quando você responder', 'Treinar agora'],
  redacao: ['Comece pela primeira redação.', 'Quando você enviar', 'Escrever agora'],
} as const

interface ComeceProps {
  por: keyof typeof PRIMEIRA
  /** The address of the first task. */
  lugar: string
}

/** Shown before the first answer. */
export function Comece({ por, lugar }: ComeceProps) {
  const [titulo, quando, acao] = PRIMEIRA[por]
  return (
    <Chamada
      titulo={titulo}
      texto={`${quando}, seus números aparecem no lugar dos exemplos abaixo.`}
      acao={
        <a className={`${BUTTON_LINK} ${styles.acao}`} href={lugar}>
          {acao}
        </a>
      }
    />
  )
}

interface ChamadaProps {
  titulo: string
  texto: string
  acao: ReactNode
  children?: ReactNode
}

const Chamada = ({ titulo, texto, acao, children }: ChamadaProps) => (
  <div className={styles.chamada}>
    <div>
      <h2>{titulo}</h2>
      {texto && <p className={styles.texto}>{texto}</p>}
      {children}
    </div>
    {acao}
  </div>
)
