import type { ImportacaoIniciada } from '@rumo/contract'
import { Link } from 'react-router-dom'
import styles from './iguais.module.css'
import text from '../../shared/text.module.css'
import { estadoInWords, quemEQuando } from './importacoes.words.ts'

interface IguaisProps {
  iniciada: ImportacaoIniciada
  enderecoDe: (id: number) => string
}

/** Warns that the same file was imported before, with links to those imports. */
export const Iguais = ({ iniciada: { nome, estado, iguais }, enderecoDe }: IguaisProps) => (
  <div role="alert">
    {iguais.length > 0 && (
      <div className={styles.iguais}>
        <p className={text.alert}>Este arquivo já está na lista</p>
        <p>
          {/* An exam file is not read in the queue: there is no reading to cancel. */}
          {estado === 'em_revisao'
            ? `${nome} está em revisão mais uma vez. Se não era isso, delete esta importação`
            : `${nome} está sendo lida de novo. Se não era isso, cancele a leitura`}{' '}
          e continue a que já existe:
        </p>
        <ul>
          {iguais.map((linha) => (
            <li key={linha.id}>
              <Link className={text.link} to={enderecoDe(linha.id)}>
                {linha.nome}
              </Link>
              <p>{estadoInWords(linha)}</p>
              <p className={text.small}>{quemEQuando(linha)}</p>
            </li>
          ))}
        </ul>
      </div>
    )}
  </div>
)
