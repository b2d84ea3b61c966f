import type { Estatisticas } from '@rumo/contract'
import type { Dia } from '@rumo/contract/rules'
import { Bubble, VisuallyHidden } from '@rumo/shared-ui'
import { longDayWords } from '@rumo/shared-ui/words'
import { semanasOf, type DiaDoCalendario } from './estatisticas.rules.ts'
import styles from './sequencia-view.module.css'
import { recordWords, streakWords, todayWords } from './estatisticas.words.ts'

interface SequenciaProps {
  sequencia: Estatisticas['sequencia']
  hoje: Dia
}

/** The number of days in a row with practice, and a calendar of the last four weeks. */
export function SequenciaView({ sequencia, hoje }: SequenciaProps) {
  const { atual, recorde, dias } = sequencia
  const today = todayWords(sequencia)
  return (
    <>
      <p className={styles.sequencia}>
        <span className={styles.numero}>{atual}</span>{' '}
        <span className={styles.unidade}>{streakWords(atual)}</span>
      </p>
      <Calendario semanas={semanasOf(dias, hoje)} />
      <p className={styles.recorde}>
        Seu recorde: <strong>{recordWords(recorde)}</strong>
      </p>
      {today && <p className={styles.hoje}>{today}</p>}
    </>
  )
}

/** Only the record, as in the sample. */
export const Recorde = ({ dias }: { dias: number }) => (
  <p className={styles.sequencia}>
    <span className={styles.numero}>{dias}</span>{' '}
    <span className={styles.unidade}>{streakWords(dias)}, seu recorde</span>
  </p>
)

const WEEKDAYS = [
  'segunda-feira',
  'terça-feira',
  'quarta-feira',
  'quinta-feira',
  'sexta-feira',
  'sábado',
  'domingo',
]

const Calendario = ({ semanas }: { semanas: DiaDoCalendario[][] }) => (
  <table className={styles.calendario}>
    <caption>
      <VisuallyHidden>Dias com treino nas últimas quatro semanas</VisuallyHidden>
    </caption>
    <thead>
      <tr>
        {WEEKDAYS.map((nome) => (
          <th key={nome} scope="col">
            <span aria-hidden="true">{nome.charAt(0).toUpperCase()}</span>
            <VisuallyHidden>{nome}</VisuallyHidden>
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {semanas.map((semana) => (
        <tr key={semana[0]?.dia}>
          {semana.map((dia, place) => (
            <td key={dia.dia}>
              <DiaBubble {...dia} place={place} />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
)

const ESTADO_WORDS = { treino: 'com treino', livre: 'sem treino', futuro: 'ainda não chegou' }

function DiaBubble({ dia, estado, isHoje, place }: DiaDoCalendario & { place: number }) {
  return (
    <span className={estado === 'futuro' ? styles.futuro : undefined}>
      <Bubble
        tamanho={28}
        estado={estado === 'treino' ? 'escolhida' : 'livre'}
        ordem={place}
        atual={isHoje}
      />
      <VisuallyHidden>
        {longDayWords(dia)}
        {isHoje && ', hoje'}: {ESTADO_WORDS[estado]}
      </VisuallyHidden>
    </span>
  )
}
