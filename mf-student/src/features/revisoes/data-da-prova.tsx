import type { Plano } from '@rumo/contract'
import type { Dia } from '@rumo/contract/rules'
import { Button, Field, useForm } from '@rumo/shared-ui'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { longDayWords } from '../../shared/datas.ts'
import { planoQuery, setDataDaProva } from './api.ts'
import styles from './revisoes.module.css'
import { faltamWords, sugeridaWords } from './words.ts'

interface DataDaProvaProps {
  plano: Plano
  hoje: Dia
}

/** The day of the exam that is planned for. What the server suggests is only offered, never taken. */
export function DataDaProva({ plano, hoje }: DataDaProvaProps) {
  const { data_da_prova: data, data_sugerida: sugerida } = plano
  const queries = useQueryClient()
  const [feito, setFeito] = useState('')
  const save = async (wanted: Dia | null) => {
    setFeito('')
    queries.setQueryData(planoQuery.queryKey, await setDataDaProva(wanted))
    setFeito(wanted === null ? 'Sem data marcada.' : `Data salva: ${longDayWords(wanted)}.`)
  }
  const form = useForm({ names: ['data'], submit: async (values) => save(values.data || null) })
  const suggestion = useForm({ names: [], submit: async () => save(sugerida) })
  return (
    <>
      <p className={styles.texto}>
        {data === null
          ? 'Com a data da prova, o que você errou volta a tempo de rever tudo antes dela.'
          : faltamWords(data, hoje)}
      </p>
      {sugerida !== null && sugerida !== data && (
        <form className={styles.sugestao} {...suggestion.props}>
          <p className={styles.pequeno}>{sugeridaWords(sugerida)}</p>
          <Button type="submit" variant="quiet" aria-disabled={suggestion.isPending}>
            Usar esta data
          </Button>
        </form>
      )}
      {/* Anew for another day: what stands in the field is the day that is planned for. */}
      <form className={styles.form} key={data} {...form.props}>
        <Field
          label="Dia da sua prova"
          type="date"
          defaultValue={data ?? ''}
          {...form.field('data')}
        />
        <Button type="submit" variant="outline" aria-disabled={form.isPending}>
          {form.isPending ? 'Salvando…' : 'Salvar data'}
        </Button>
      </form>
      <output className={styles.feito}>{feito}</output>
    </>
  )
}
