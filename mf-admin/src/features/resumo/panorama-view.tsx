import { byCount, numberWords } from '@rumo/shared-ui/words'
import { useId, type ReactNode } from 'react'
import { Link } from 'react-router-dom'
import styles from './panorama-view.module.css'
import type { Contado, Falta, Panorama } from './panorama.ts'

const CONTADOS: readonly (readonly [Contado, string, string])[] = [
  ['questoes', 'questão', 'questões'],
  ['provas', 'prova', 'provas'],
  ['vestibulares', 'vestibular', 'vestibulares'],
  ['materias', 'matéria', 'matérias'],
  ['redacoes', 'tema de redação', 'temas de redação'],
  ['cursos', 'curso', 'cursos'],
  ['usuarios', 'usuário', 'usuários'],
]

interface PanoramaViewProps {
  panorama: Panorama
  /** The path of the home page; each noun has its screen below it. Themes are edited with their prova. */
  home: string
  /** The addresses of the list of such gaps, and of the place where a prova's gap is closed. */
  listOf: (falta: Falta) => string
  placeOf: (falta: Falta, idProva: number) => string
  /** The addresses of the questions of a prova or of a matéria; null if the server does not list questions. */
  questoesOf: { prova: (id: number) => string; materia: (id: number) => string } | null
}

export function PanoramaView(props: PanoramaViewProps) {
  const { panorama, home, listOf, placeOf, questoesOf } = props
  const { totais, faltas, provas, materias } = panorama
  return (
    <>
      <ul className={styles.totais} aria-label="O que há">
        {CONTADOS.map(([noun, um, varios]) => {
          const total = totais[noun]
          if (total === undefined) return null
          const path = noun === 'redacoes' ? null : `${home}/${noun}`
          const words = byCount(total, um, varios)
          return (
            <li key={noun} className={styles.total}>
              <strong className={styles.number}>{numberWords(total)}</strong>{' '}
              {path ? <Link to={path}>{words}</Link> : words}
            </li>
          )
        })}
      </ul>
      <Part titulo="O que falta">
        {faltas.length > 0 ? (
          <ul>
            {faltas.map((falta) => (
              <FaltaItem key={falta.chave} falta={falta} listOf={listOf} placeOf={placeOf} />
            ))}
          </ul>
        ) : (
          <p className={styles.nomes}>Nada: o que está cadastrado está completo.</p>
        )}
      </Part>
      <div className={styles.tables}>
        <Questoes titulo="Questões por prova" linhas={provas} listOf={questoesOf?.prova} />
        <Questoes titulo="Questões por matéria" linhas={materias} listOf={questoesOf?.materia} />
      </div>
    </>
  )
}

const Part = ({ titulo, children }: { titulo: string; children: ReactNode }) => {
  const id = useId()
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h2 id={id}>{titulo}</h2>
      {children}
    </section>
  )
}

type FaltaItemProps = Pick<PanoramaViewProps, 'listOf' | 'placeOf'> & { falta: Falta }

function FaltaItem({ falta, listOf, placeOf }: FaltaItemProps) {
  const { total, um, varios, provas } = falta
  const others = total - provas.length
  return (
    <li className={styles.falta}>
      <Link className={styles.quantas} to={listOf(falta)}>
        {numberWords(total)} {byCount(total, um, varios)}
      </Link>
      {provas.length > 0 && (
        <ul className={styles.nomes} aria-label={varios}>
          {provas.map(({ id, nome }) => (
            <li key={id}>
              <Link to={placeOf(falta, id)}>{nome}</Link>
            </li>
          ))}
          {others > 0 && <li>e mais {numberWords(others)}</li>}
        </ul>
      )}
    </li>
  )
}

interface QuestoesProps {
  titulo: string
  linhas: Panorama['provas']
  listOf: ((id: number) => string) | undefined
}

const Questoes = ({ titulo, linhas, listOf }: QuestoesProps) =>
  linhas.length > 0 && (
    <Part titulo={titulo}>
      <dl className={styles.linhas}>
        {linhas.map(({ id, nome, questoes }) => (
          <div key={id} className={styles.linha}>
            <dt>{listOf ? <Link to={listOf(id)}>{nome}</Link> : nome}</dt>
            <dd>{numberWords(questoes)}</dd>
          </div>
        ))}
      </dl>
    </Part>
  )
