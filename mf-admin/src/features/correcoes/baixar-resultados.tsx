import { Button } from '@rumo/shared-ui'
import { useOnce } from '../../shared/alerting.ts'
import { collect } from '../../shared/crud/collect.ts'
import styles from './equipe-view.module.css'
import { correcoesList } from './correcoes.calls.ts'

/** Downloads all essays that match a search, in any state, as a CSV file with the grades. */
export function BaixarResultados({ busca }: { busca: string }) {
  const { isPending, once } = useOnce()
  const download = () =>
    once(async () => {
      const query = { busca, ordem: 'enviada_em' }
      const linhas = await collect(correcoesList(null).list, query, Infinity)
      const { downloadCsv } = await import('../../shared/csv.ts')
      const { resultadosCsv } = await import('./resultados.ts')
      downloadCsv('resultados.csv', resultadosCsv(linhas))
    })
  return (
    <p className={styles.baixar}>
      <Button variant="outline" aria-disabled={isPending} onClick={() => void download()}>
        {isPending ? 'Juntando…' : 'Baixar resultados em CSV'}
      </Button>
    </p>
  )
}
