import { percentageWords } from '@rumo/shared-ui/words'
import styles from './evolucao.module.css'
import { parteOf, type Razao } from './razao.ts'

interface Ponto {
  id: number
  razao: Razao
  /** The day or name of the result: '18 nov', 'Simulado 2'. */
  quando: string
  /** The result in words: '8 de 10'. */
  valor: string
}

interface EvolucaoProps {
  titulo: string
  /** The headings of the columns of the table: ['Dia', 'Acertos']. */
  colunas: readonly [string, string]
  /** Ordered from the oldest to the newest. */
  pontos: readonly Ponto[]
}

/** The development of results as a line, and in a table for screen readers and for the exact numbers. */
export function Evolucao({ titulo, colunas, pontos }: EvolucaoProps) {
  if (pontos.length < 2) return null
  return (
    <figure className={styles.evolucao}>
      <Linha razoes={pontos.map(({ razao }) => razao)} />
      <figcaption>
        <details className={styles.tabela}>
          <summary>{titulo} em tabela</summary>
          <table aria-label={titulo}>
            <thead>
              <tr>
                {colunas.map((coluna) => (
                  <th key={coluna} scope="col">
                    {coluna}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {pontos.map(({ id, quando, valor }) => (
                <tr key={id}>
                  <th scope="row">{quando}</th>
                  <td>{valor}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </details>
      </figcaption>
    </figure>
  )
}

const [WIDTH, HEIGHT] = [352, 112]
/**
 * The margins at the left and right, and the y positions of the top and bottom of the scale. They leave room for the
 * dots, and at the left for the labels of the scale.
 */
const [LEFT, RIGHT, TOP, BOTTOM] = [52, 12, 14, 98]
const SCALE = [1, 0.5, 0]

function Linha({ razoes }: { razoes: readonly Razao[] }) {
  const step = (WIDTH - LEFT - RIGHT) / (razoes.length - 1)
  const points = razoes.map((razao, place) => [LEFT + place * step, yOf(parteOf(razao))] as const)
  return (
    <svg
      className={styles.linha}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      aria-hidden="true"
      focusable="false"
    >
      {SCALE.map((part) => (
        <g key={part}>
          <path className={styles.rule} d={`M${LEFT - 8} ${yOf(part)}H${WIDTH}`} />
          <text className={styles.words} x={LEFT - 14} y={yOf(part) + 4.5}>
            {percentageWords(part * 100)}
          </text>
        </g>
      ))}
      <polyline className={styles.line} points={points.map((point) => point.join()).join(' ')} />
      {points.map(([x, y], place) => {
        const isNewest = place === points.length - 1
        return (
          <circle
            key={x}
            className={isNewest ? styles.newest : styles.dot}
            cx={x}
            cy={y}
            r={isNewest ? 7 : 5}
          />
        )
      })}
    </svg>
  )
}

const yOf = (part: number) => BOTTOM - part * (BOTTOM - TOP)
