import type { Prova } from '@rumo/contract'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import { PATHS, pathTo } from '../../paths.ts'
import styles from './importar-prova.module.css'

/** The draft prova that was made from a PDF, and links to the next steps. */
export function Rascunho({ prova }: { prova: Prova }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section className={styles.rascunho}>
      <h2 ref={heading} tabIndex={-1}>
        Rascunho cadastrado: {prova.nome}
      </h2>
      <p>Complete o vestibular, a data e as questões, e publique a prova quando estiver pronta.</p>
      <ul className={styles.next}>
        <li>
          <Link to={PATHS.provas}>Ir para Provas</Link>
        </li>
        <li>
          <Link to={pathTo(PATHS.questoesDaProva, prova.id)}>Escrever as questões</Link>
        </li>
      </ul>
    </section>
  )
}
