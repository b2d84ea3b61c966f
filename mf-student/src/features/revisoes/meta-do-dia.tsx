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

/** Where each part of a day is done. */
export type Lugares = Record<Parte, string>

interface MetaDoDiaProps {
  meta: NonNullable<Plano['meta']>
  /** The time that was told. */
  tempo: Pick<Plano, 'dias_por_semana' | 'minutos_por_dia'>
  hoje: Dia
  lugares: Lugares
}

/** What is left for today, each part a way to it, all of it to be taken along, and whether the time until the exam is enough. */
export function MetaDoDia({ meta, tempo, hoje, lugares }: MetaDoDiaProps) {
  const partes = doDiaWords(meta)
  return (
    <>
      <p className={styles.texto}>
        {partes.length === 0 ? (
          feitoWords(meta)
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
            . {feitoWords(meta)}
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

/** What the next days bring: tomorrow at once, the others when they are asked for. */
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
