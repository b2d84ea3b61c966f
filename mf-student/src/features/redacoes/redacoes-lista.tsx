import type { LinhaDeRedacaoEnviada } from '@rumo/contract'
import { Facts, FormattedText, Loaded, Pager } from '@rumo/shared-ui'
import { useQuery } from '@tanstack/react-query'
import { Fragment, useId, useState } from 'react'
import { Link } from 'react-router-dom'
import { momentWords } from '@rumo/shared-ui/words'
import styles from '../../shared/lista.module.css'
import { redacoesQuery } from './redacoes.calls.ts'
import { ESTADO_WORDS, notaWords, versaoWords } from './redacoes.words.ts'

interface WaysOfRedacoes {
  /** The address of one of the user's essays. */
  redacaoOf: (id: number) => string
  /** The address of the essay screen. */
  escrever: string
}

/** The user's essays, one page at a time. */
export function ListaDeRedacoes({ redacaoOf, escrever }: WaysOfRedacoes) {
  const [pagina, setPagina] = useState(1)
  const query = useQuery(redacoesQuery(pagina))
  return (
    <Loaded query={query} texto="Carregando as redações...">
      {({ rows, pages }) => (
        <>
          {rows.length === 0 && (
            <p className={styles.nada}>
              Nenhuma redação enviada ainda. <a href={escrever}>Escrever uma redação</a>
            </p>
          )}
          <ul className={styles.lista}>
            {rows.map((linha) => (
              <Linha key={linha.id} linha={linha} to={redacaoOf(linha.id)} />
            ))}
          </ul>
          <Pager titulo="Páginas das redações" {...{ pagina, pages }} onPagina={setPagina} />
        </>
      )}
    </Loaded>
  )
}

interface LinhaProps {
  linha: LinhaDeRedacaoEnviada
  to: string
}

function Linha({ linha, to }: LinhaProps) {
  const { titulo, nota, estado, reescrita, enviada_em, comeco } = linha
  const id = useId()
  return (
    <li className={styles.linha}>
      <span className={styles.nome}>
        <Link to={to} aria-describedby={comeco ? `${id}-comeco ${id}-fatos` : `${id}-fatos`}>
          <FormattedText texto={titulo} inline />
        </Link>
      </span>
      <span className={styles.valor}>{nota && <strong>{notaWords(nota)}</strong>}</span>
      {comeco && (
        <span id={`${id}-comeco`} className={`${styles.inteira} ${styles.pequeno}`}>
          “{comeco}”
        </span>
      )}
      <span id={`${id}-fatos`} className={`${styles.inteira} ${styles.pequeno}`}>
        <Facts
          of={[
            ESTADO_WORDS[estado],
            <Fragment key="enviada">
              enviada em <time dateTime={enviada_em}>{momentWords(enviada_em)}</time>
            </Fragment>,
            reescrita > 0 && versaoWords(reescrita),
          ]}
        />
      </span>
    </li>
  )
}
