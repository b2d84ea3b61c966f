import type { Plano } from '@rumo/contract'
import { type Dia, lastDataDaProva, problemOfDataDaProva } from '@rumo/contract/rules'
import { Button, Field, useForm } from '@rumo/shared-ui'
import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { longDayWords } from '@rumo/shared-ui/words'
import { changePlano, planoQuery } from './revisoes.calls.ts'
import styles from './revisoes.module.css'
import { faltamWords, sugeridaWords } from './revisoes.words.ts'

interface DataDaProvaProps {
  plano: Plano
  hoje: Dia
  /** The message after a successful change. */
  feito: string
  onFeito: (words: string) => void
}

/**
 * The date of the exam for which reviews are planned. A date suggested by the server is only offered, never set
 * automatically.
 */
export function DataDaProva({ plano, hoje, feito, onFeito }: DataDaProvaProps) {
  const { data_da_prova: data, data_sugerida: sugerida } = plano
  const queries = useQueryClient()
  const planned = useRef<HTMLParagraphElement>(null)
  const save = async (wanted: Dia | null) => {
    onFeito('')
    queries.setQueryData(planoQuery.queryKey, await changePlano({ data_da_prova: wanted }))
    // The pressed button is removed together with the date it was about.
    planned.current?.focus()
    onFeito(wanted === null ? 'Sem data marcada.' : 'Data salva.')
  }
  const suggestion = useForm({ names: [], submit: async () => save(sugerida) })
  return (
    <>
      <p className={styles.texto} ref={planned} tabIndex={-1}>
        {data === null ? (
          'Diga quando é a sua prova e reveja antes dela tudo o que errou.'
        ) : (
          <>
            <strong>{longDayWords(data)}.</strong> {faltamWords(data, hoje)}
          </>
        )}
      </p>
      {sugerida !== null && sugerida !== data && (
        <form className={styles.sugestao} {...suggestion.props}>
          <p className={styles.pequeno}>{sugeridaWords(sugerida)}</p>
          <Button type="submit" variant="quiet" aria-disabled={suggestion.isPending}>
            Usar esta data
          </Button>
        </form>
      )}
      {data === null ? (
        <DataForm {...{ data, hoje, save, onFeito }} />
      ) : (
        <details className={styles.mudar} key={data}>
          <summary>Mudar a data</summary>
          <DataForm {...{ data, hoje, save, onFeito }} />
        </details>
      )}
      <output className={styles.feito}>{feito}</output>
    </>
  )
}

interface DataFormProps extends Pick<DataDaProvaProps, 'onFeito'> {
  data: Dia | null
  hoje: Dia
  /** Rejects with an ApiError. */
  save: (wanted: Dia | null) => Promise<void>
}

/** An empty field removes the date. A date in the past or years away is refused. */
function DataForm({ data, hoje, save, onFeito }: DataFormProps) {
  const form = useForm({
    names: ['data'],
    check: ({ data: typed }) => ({
      data: (typed && problemOfDataDaProva(typed, hoje)) || undefined,
    }),
    submit: async (values) => save(values.data || null),
  })
  return (
    <form className={styles.form} {...form.props} onInput={() => onFeito('')}>
      <Field
        label="Data da prova"
        type="date"
        min={hoje}
        max={lastDataDaProva(hoje)}
        defaultValue={data ?? ''}
        {...form.field('data')}
      />
      <Button type="submit" variant="outline" aria-disabled={form.isPending}>
        {form.isPending ? 'Salvando…' : 'Salvar'}
      </Button>
    </form>
  )
}
