import { Button, EmptyPanel, Field, Pager } from '@rumo/shared-ui'
import { useCallback, type SyntheticEvent } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import {
  ACHADAS_PER_PAGE,
  offersBusca,
  searchQuestoes,
  type Achadas,
} from '../../features/busca/busca.calls.ts'
import { foundInWords } from '../../features/busca/busca.words.ts'
import { ListaDeAchadas } from '../../features/busca/achadas.tsx'
import { Espera, TextSkeleton } from '../../shared/carregando.tsx'
import { LoadFailed } from '../../shared/load-failed.tsx'
import { Page } from '../../shared/page.tsx'
import { Panel } from '../../shared/panel.tsx'
import { useLoad } from '../../shared/use-load.ts'
import { useScreenHeading } from '../../shared/use-screen-heading.ts'
import { useSearch } from '../../shared/use-search.ts'
import { PATHS, pathToQuestao } from '../paths.ts'
import styles from './buscar-questoes/buscar-questoes.module.css'
import text from '../../shared/text.module.css'

const TITULO = 'Buscar questões'

/** The search of the questions by words (docs/product/practice.md). The address holds the words and the page number. */
export function BuscarQuestoes() {
  const heading = useScreenHeading(TITULO)
  const params = new URLSearchParams(useSearch())
  const [, setParams] = useSearchParams()
  const palavras = (params.get('busca') ?? '').trim()
  const pagina = pageIn(params)
  const go = (busca: string, to: number) =>
    setParams({ ...(busca && { busca }), ...(to > 1 && { pagina: `${to}` }) })
  return (
    <Page>
      <Panel titulo={TITULO} heading={heading.attach}>
        {offersBusca() ? (
          <>
            <p className={styles.intro}>
              Escreva palavras do texto, do enunciado ou das alternativas: a busca olha todas as
              provas publicadas e mostra cada questão com a prova de onde ela vem.
            </p>
            <SemScripts />
            <Formulario key={palavras} palavras={palavras} onSearch={(busca) => go(busca, 1)} />
            <Resultado palavras={palavras} pagina={pagina} onPagina={(to) => go(palavras, to)} />
          </>
        ) : (
          <EmptyPanel
            titulo="Este site não tem busca"
            mensagem="Treine com questões sorteadas de todas as provas."
          />
        )}
      </Panel>
    </Page>
  )
}

/** Browsers show it only where scripts are blocked. */
const SemScripts = () => (
  <noscript>
    <p className={styles.intro}>
      Sem JavaScript, a busca não responde. Você pode{' '}
      <Link to={PATHS.provasAnteriores}>ler as provas inteiras</Link>.
    </p>
  </noscript>
)

/** The number of the result page in the address; 1 when the address has no valid one. */
function pageIn(params: URLSearchParams): number {
  const pagina = params.get('pagina') ?? ''
  return /^[1-9]\d{0,5}$/.test(pagina) ? Number(pagina) : 1
}

interface FormularioProps {
  palavras: string
  onSearch: (palavras: string) => void
}

/** The longest search that the server accepts, in characters. */
const MAX_BUSCA = 200

/** The input is uncontrolled, because the user may have begun to type on the prerendered page. */
function Formulario({ palavras, onSearch }: FormularioProps) {
  const search = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget).get('busca')
    if (typeof typed === 'string') onSearch(typed.trim())
  }
  return (
    <search>
      <form className={styles.form} onSubmit={search}>
        <Field
          label="Palavras da questão"
          name="busca"
          type="search"
          required
          maxLength={MAX_BUSCA}
          enterKeyHint="search"
          defaultValue={palavras}
        />
        <Button type="submit">Buscar</Button>
      </form>
    </search>
  )
}

interface ResultadoProps {
  palavras: string
  pagina: number
  onPagina: (pagina: number) => void
}

function Resultado({ palavras, pagina, onPagina }: ResultadoProps) {
  const load = useCallback(
    (signal: AbortSignal) => searchQuestoes(palavras, pagina, signal),
    [palavras, pagina],
  )
  const found = useLoad(load)
  if (palavras === '') return null
  if (found.status === 'loading') {
    return (
      <Espera texto="Buscando questões..." isSlow={found.isSlow} onRetry={found.retry}>
        <TextSkeleton />
      </Espera>
    )
  }
  if (found.status === 'error') return <LoadFailed load={found} />
  return <Encontradas {...found.value} {...{ palavras, pagina, onPagina }} />
}

function Encontradas({ questoes, total, palavras, pagina, onPagina }: Achadas & ResultadoProps) {
  if (total === 0) {
    return (
      <EmptyPanel
        titulo="Nenhuma questão com essas palavras"
        mensagem="Confira como estão escritas, ou busque por menos palavras."
      />
    )
  }
  return (
    <section>
      <output className={text.note}>{foundInWords(total)}</output>
      <ListaDeAchadas questoes={questoes} pathOf={pathToQuestao} palavras={palavras} />
      <Pager
        titulo="Páginas da busca"
        pagina={pagina}
        pages={Math.ceil(total / ACHADAS_PER_PAGE)}
        onPagina={onPagina}
      />
    </section>
  )
}
