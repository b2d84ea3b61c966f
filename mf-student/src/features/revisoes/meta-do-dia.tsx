import type { Plano } from '@rumo/contract'
import type { Dia } from '@rumo/contract/rules'
import { Fragment } from 'react'
import { LevarPlano } from './levar-plano.tsx'
import { cabeWords, doDiaWords, feitoWords, type Parte } from './meta-do-dia.words.ts'
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
      <p className={styles.pequeno}>{cabeWords(meta, tempo)}</p>
      {partes.length > 0 && <LevarPlano hoje={hoje} />}
    </>
  )
}
