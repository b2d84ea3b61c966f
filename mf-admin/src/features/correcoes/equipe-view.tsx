import { session } from '@rumo/shared-auth'
import { countedWords } from '@rumo/shared-ui/words'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { Link } from 'react-router-dom'
import { equipeQuery } from './corretores.calls.ts'
import { concordanciaWords } from './correcoes.words.ts'
import styles from './equipe-view.module.css'

/**
 * The correctors, how much each corrects, and how far their grades agree. Renders nothing before the answer arrives.
 */
export function EquipeView() {
  const id = useId()
  const { data } = useQuery(equipeQuery)
  if (!data) return null
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h2 id={id}>Quem corrige</h2>
      <table className={styles.equipe} aria-labelledby={id}>
        <thead>
          <tr>
            <th scope="col">Nome</th>
            <th scope="col">Em andamento</th>
            <th scope="col">Entregues</th>
          </tr>
        </thead>
        <tbody>
          {data.corretores.map(({ id: idCorretor, nome, em_andamento, entregues }) => (
            <tr key={idCorretor}>
              <th scope="row">{nome}</th>
              <td>{em_andamento}</td>
              <td>{entregues}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.said}>{concordanciaWords(data.concordancia)}</p>
    </section>
  )
}

/** How far the grades of different correctors agree. Renders nothing until two have graded one essay. */
export function ConcordanciaView() {
  const { data } = useQuery(equipeQuery)
  if (!data || data.concordancia.pares === 0) return null
  return <p className={styles.said}>{concordanciaWords(data.concordancia)}</p>
}

/** A link to the corrections that the user has begun. Renders nothing if there are none. */
export function ComecadasView({ emCorrecao }: { emCorrecao: string }) {
  const { data } = useQuery(equipeQuery)
  const own = data?.corretores.find(({ id }) => id === session.claims()?.id)?.em_andamento ?? 0
  if (own === 0) return null
  return (
    <p>
      <Link to={emCorrecao} className={styles.continuar}>
        Continuar {countedWords(own, 'correção que você começou', 'correções que você começou')}
      </Link>
    </p>
  )
}
