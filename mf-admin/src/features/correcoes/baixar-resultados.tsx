import { Button } from '@rumo/shared-ui'
import { useOnce } from '../../shared/alerting.ts'
import styles from './equipe-view.module.css'
import { correcoesList, type LinhaDeRedacao } from './correcoes.calls.ts'

/** Gives all essays that a search finds, whatever their state, as a file with the grades. */
export function BaixarResultados({ busca }: { busca: string }) {
  const { isPending, once } = useOnce()
  const download = () =>
    once(async () => {
      const linhas = await readAll(busca)
      // Loaded when it is used.
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

/** As many as a server gives at once. */
const PAGE = 100

async function readAll(busca: string): Promise<LinhaDeRedacao[]> {
  const list = correcoesList(null)
  const all: LinhaDeRedacao[] = []
  for (let pagina = 1; ; pagina += 1) {
    // Entries that are added or removed between two pages shift the others, so duplicates are dropped.
    const { rows, total = 0 } = await list.list({
      pagina,
      limite: PAGE,
      busca,
      ordem: 'enviada_em',
    })
    all.push(...rows.filter(({ id }) => !all.some((each) => each.id === id)))
    if (rows.length < PAGE || pagina * PAGE >= total) return all
  }
}
