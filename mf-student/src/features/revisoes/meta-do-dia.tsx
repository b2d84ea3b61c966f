import type { Plano } from '@rumo/contract'
import type { Dia } from '@rumo/contract/rules'
import { Fragment } from 'react'
import { LevarPlano } from './levar-plano.tsx'
import {
  cabeWords,
  doDiaWords,
  feitoWords,
  proximoDiaWords,
  type Parte,
} from './meta-do-dia.words.ts'
import styles from './revisoes.module.css'

/** The address of the screen for each part of a day. */
export type Lugares = Record<Parte, string>

interface MetaDoDiaProps {
  meta: NonNullable<Plano['meta']>
  /** How many reviews are due today without time for them. */
  semTempo: number | undefined
  /** The days and minutes of study that the user has set. */
  tempo: Pick<Plano, 'dias_por_semana' | 'minutos_por_dia'>
  hoje: Dia
  lugares: Lugares
}

/**
 * The part of today's plan that is left, each part with a link. The plan can be saved for use offline. Also says
 * whether the time until the exam is enough.
 */
export function MetaDoDia({ meta, semTempo, tempo, hoje, lugares }: MetaDoDiaProps) {
  const partes = doDiaWords(meta)
  return (
    <>
      <p className={styles.texto}>
        {partes.length === 0 ? (
          feitoWords(meta, semTempo)
        ) : (
          <>
            <strong>Hoje:</strong>{' '}
            {partes.map(({ parte, antes, words }) => (
              <Fragment key={parte}>
                {antes}
                <a className={styles.parte} href={lugares[parte]}>
                  {words}
                </a>
              </Fragment>
            ))}
            . {feitoWords(meta, semTempo)}
          </>
        )}
      </p>
      <ProximosDias dias={meta.proximos_dias ?? []} hoje={hoje} />
      <p className={styles.pequeno}>{cabeWords(meta, tempo)}</p>
      {partes.length > 0 && <LevarPlano hoje={hoje} />}
    </>
  )
}

interface ProximosDiasProps {
  dias: NonNullable<MetaDoDiaProps['meta']['proximos_dias']>
  hoje: Dia
}

/** The plan of the next days: tomorrow is shown, the others are folded. */
function ProximosDias({ dias: [amanha, ...others], hoje }: ProximosDiasProps) {
  if (!amanha) return null
  return (
    <>
      <p className={styles.texto}>{proximoDiaWords(amanha, hoje)}</p>
      {others.length > 0 && (
        <details className={styles.mudar}>
          <summary>Os outros dias</summary>
          <ul className={styles.dias}>
            {others.map((proximo) => (
              <li key={proximo.dia}>{proximoDiaWords(proximo, hoje)}</li>
            ))}
          </ul>
          <p className={styles.pequeno}>O que você errar até lá entra nas revisões.</p>
        </details>
      )}
    </>
  )
}
