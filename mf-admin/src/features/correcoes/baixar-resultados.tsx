import { ApiError } from '@rumo/shared-auth'
import { alertFailure, Button } from '@rumo/shared-ui'
import { useState } from 'react'
import styles from './equipe-view.module.css'
import { correcoesList, type LinhaDeRedacao } from './correcoes.calls.ts'

/** Gives all essays that a search finds, whatever their state, as a file with the grades. */
export function BaixarResultados({ busca }: { busca: string }) {
  const [isPending, setIsPending] = useState(false)
  const download = async () => {
    if (isPending) return
    setIsPending(true)
    try {
      const linhas = await readAll(busca)
      // What writes CSV comes when it is wanted.
      const { downloadCsv } = await import('../../shared/csv.ts')
      const { resultadosCsv } = await import('./resultados.ts')
      downloadCsv('resultados.csv', resultadosCsv(linhas))
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      await alertFailure(error)
    } finally {
      setIsPending(false)
    }
  }
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
    // One that comes or goes meanwhile moves the others: each is kept once.
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
