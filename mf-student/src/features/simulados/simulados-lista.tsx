import type { LinhaDeSimulado } from '@rumo/contract'
import type { Resultado } from '@rumo/contract/rules'
import { Facts, Loaded, Pager } from '@rumo/shared-ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { longDateWords, simuladoWords } from '@rumo/shared-ui/words'
import styles from '../../shared/lista.module.css'
import { countWords } from '../../shared/razao.ts'
import { simuladosQuery } from './simulados.calls.ts'
import { Cartao } from './cartao-do-simulado.tsx'
import { useEmEspera } from './use-em-espera.ts'
import { emCursoWords, ESPERANDO, recorrecaoWords } from './simulados.words.ts'

interface WaysOfSimulados {
  /** The address of the review of a finished simulado. */
  revisaoOf: (id: number) => string
  /** The address at which a simulado in progress continues. */
  emCursoOf: (id: number) => string
  /** The address for beginning another simulado. */
  simulado: string
}

interface ListaProps extends WaysOfSimulados {
  /** The results of the questions of the last simulados, by the ids of the simulados. */
  cartoes: ReadonlyMap<number, readonly Resultado[]>
}

/** The user's simulados, one page at a time. */
export function ListaDeSimulados({ cartoes, ...ways }: ListaProps) {
  const [pagina, setPagina] = useState(1)
  const query = useQuery(simuladosQuery(pagina))
  const emEspera = useEmEspera()
  return (
    <Loaded query={query} texto="Carregando os simulados...">
      {({ rows, pages }) => (
        <>
          {rows.length === 0 && (
            <p className={styles.nada}>
              Nenhum simulado ainda. <a href={ways.simulado}>Fazer um simulado</a>
            </p>
          )}
          <ul className={styles.lista}>
            {rows.map((linha) => (
              <Linha
                key={linha.id}
                linha={linha}
                isEmEspera={emEspera.has(linha.id)}
                resultados={cartoes.get(linha.id)}
                {...ways}
              />
            ))}
          </ul>
          <Pager titulo="Páginas dos simulados" {...{ pagina, pages }} onPagina={setPagina} />
        </>
      )}
    </Loaded>
  )
}

interface LinhaProps extends WaysOfSimulados {
  linha: LinhaDeSimulado
  /** Whether the simulado was handed in on this device and the server does not know it yet. */
  isEmEspera: boolean
  resultados: readonly Resultado[] | undefined
}

function Linha(props: LinhaProps) {
  const { linha, isEmEspera, resultados, revisaoOf, emCursoOf } = props
  const isEnded = linha.situacao === 'encerrado'
  const quando = isEnded ? linha.encerrado_em : linha.iniciado_em
  return (
    <li className={styles.linha}>
      <span className={styles.nome}>
        <a href={isEnded ? revisaoOf(linha.id) : emCursoOf(linha.id)}>
          {simuladoWords(linha, linha.questoes)}
        </a>
      </span>
      <span className={styles.valor}>{isEnded && <strong>{countWords(linha)}</strong>}</span>
      {isEnded && (
        <span className={styles.inteira}>
          <Cartao razao={linha} resultados={resultados} />
        </span>
      )}
      <span className={`${styles.inteira} ${styles.pequeno}`}>
        <Facts
          of={[
            <time key="quando" dateTime={quando}>
              {longDateWords(quando)}
            </time>,
            !isEnded && (isEmEspera ? ESPERANDO : emCursoWords(linha)),
            isEnded && linha.recorrecao && recorrecaoWords(linha.recorrecao),
          ]}
        />
      </span>
    </li>
  )
}
