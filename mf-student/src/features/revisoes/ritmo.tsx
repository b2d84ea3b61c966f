import type { Plano } from '@rumo/contract'
import { MINUTOS_A_ESCOLHER, type Dia } from '@rumo/contract/rules'
import { Button, Options, SelectField, useForm } from '@rumo/shared-ui'
import { countedWords } from '@rumo/shared-ui/words'
import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { MetaDoDia, type Lugares } from './meta-do-dia.tsx'
import { changePlano, planoQuery } from './revisoes.calls.ts'
import styles from './revisoes.module.css'

const DIAS = [1, 2, 3, 4, 5, 6, 7]

interface Tempo {
  dias_por_semana: number
  minutos_por_dia: number
}

interface RitmoProps {
  plano: Plano
  hoje: Dia
  lugares: Lugares
  /** The message after a successful change. */
  feito: string
  onFeito: (words: string) => void
}

/** The time for study until the exam, and today's plan. */
export function Ritmo({ plano, hoje, lugares, feito, onFeito }: RitmoProps) {
  const queries = useQueryClient()
  const told = useRef<HTMLDivElement>(null)
  const { dias_por_semana: dias, minutos_por_dia: minutos, meta } = plano
  const save = async (ritmo: Tempo) => {
    onFeito('')
    queries.setQueryData(planoQuery.queryKey, await changePlano(ritmo))
    // The form with the pressed button closes.
    told.current?.focus()
    onFeito('Plano salvo.')
  }
  return (
    <div className={styles.ritmo}>
      <div ref={told} tabIndex={-1}>
        {meta ? (
          <MetaDoDia {...{ meta, hoje, lugares }} semTempo={plano.sem_tempo} tempo={plano} />
        ) : (
          <p className={styles.texto}>
            Diga quanto tempo você tem, e aqui aparece o que fazer em cada dia.
          </p>
        )}
      </div>
      {meta ? (
        <details className={styles.mudar} key={`${dias} ${minutos}`}>
          <summary>
            {countedWords(dias ?? 0, 'dia', 'dias')} por semana,{' '}
            {countedWords(minutos ?? 0, 'minuto', 'minutos')} por dia: mudar
          </summary>
          <RitmoForm {...{ dias, minutos, save }} />
        </details>
      ) : (
        <RitmoForm {...{ dias, minutos, save }} />
      )}
      <output className={styles.feito}>{feito}</output>
    </div>
  )
}

interface RitmoFormProps {
  dias: number | null | undefined
  minutos: number | null | undefined
  /** Rejects with an ApiError. */
  save: (ritmo: Tempo) => Promise<void>
}

function RitmoForm({ dias, minutos, save }: RitmoFormProps) {
  const form = useForm({
    names: ['dias', 'minutos'],
    submit: async (values) =>
      save({ dias_por_semana: Number(values.dias), minutos_por_dia: Number(values.minutos) }),
  })
  return (
    <form className={styles.tempo} {...form.props}>
      <SelectField
        label="Dias por semana"
        required
        {...form.field('dias')}
        defaultValue={dias ?? 5}
      >
        <Options of={DIAS} words={(count) => countedWords(count, 'dia', 'dias')} />
      </SelectField>
      <SelectField
        label="Tempo por dia"
        required
        {...form.field('minutos')}
        defaultValue={minutos ?? 60}
      >
        <Options
          of={minutesWith(minutos)}
          words={(count) => countedWords(count, 'minuto', 'minutos')}
        />
      </SelectField>
      <Button type="submit" variant="outline" aria-disabled={form.isPending}>
        {form.isPending ? 'Montando…' : 'Montar o plano'}
      </Button>
    </form>
  )
}

/** The minutes to choose from, including a value that was set elsewhere. */
const minutesWith = (minutos: number | null | undefined) =>
  [...new Set([...MINUTOS_A_ESCOLHER, ...(minutos ? [minutos] : [])])].toSorted((a, b) => a - b)
