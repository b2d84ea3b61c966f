import { provas, redacoesEnviadas, vestibulares } from '@rumo/contract'
import { http, session } from '@rumo/shared-auth'
import {
  Button,
  EmptyPanel,
  Facts,
  Field,
  FormattedText,
  IconArrowLeft,
  SelectField,
} from '@rumo/shared-ui'
import { countedWords } from '@rumo/shared-ui/words'
import { useCallback, useEffect, useState } from 'react'
import {
  filterTemas,
  listaOf,
  type TemaListado,
} from '../../../features/redacoes/lista-de-temas.ts'
import type { TemaSorteavel } from '../../../features/redacoes/tema.ts'
import { Page } from '../../../shared/page.tsx'
import { useLoad } from '../../../shared/use-load.ts'
import { type ScreenHeading, useOtherTitle } from '../../../shared/use-screen-heading.ts'
import styles from './temas.module.css'
import text from '../../../shared/text.module.css'
import { LoadingTema } from './loading-tema.tsx'
import { Titulo } from './titulo.tsx'

interface TemasProps {
  heading: ScreenHeading
  temas: readonly TemaSorteavel[]
  /** The id of the theme on the sheet. */
  atual: number
  /** The ids of the themes of the finished essays on this device. */
  escritos: readonly number[]
  onChoose: (tema: TemaSorteavel) => void
  onBack: () => void
}

const TITULO = 'Escolha um tema'
/** The most essays that the server returns in one page. */
const MOST_ENVIADAS = 100

/** The list of all published themes, which can be searched by title, vestibular and year. */
export function Temas(props: TemasProps) {
  const { heading, temas } = props
  const load = useCallback(
    async (signal: AbortSignal) => {
      // Without the exams and editions, a theme shows only its title, which is enough to choose by.
      const [exams, editions, enviadas] = await Promise.all([
        http.call(provas.list, { signal }).catch(() => []),
        http.call(vestibulares.list, { signal }).catch(() => []),
        listEnviadas(signal),
      ])
      return { lista: listaOf(temas, arrayOf(exams), arrayOf(editions)), enviadas }
    },
    [temas],
  )
  const lista = useLoad(load)
  useOtherTitle(heading, TITULO)
  if (lista.status !== 'ready') return <LoadingTema heading={heading.attach} />
  return <Lista {...props} {...lista.value} />
}

const arrayOf = <T,>(dados: T[]): T[] => (Array.isArray(dados) ? dados : [])

/** The themes of the last essays that the account sent; empty when the server does not tell. */
async function listEnviadas(signal: AbortSignal): Promise<(number | null)[]> {
  if (!session.claims() || !http.offers(redacoesEnviadas.list)) return []
  const query = { pagina: 1, limite: MOST_ENVIADAS }
  const sent = await http.call(redacoesEnviadas.list, { query, signal }).catch(() => [])
  return arrayOf(sent).map(({ id_redacao }) => id_redacao)
}

interface ListaProps extends TemasProps {
  lista: TemaListado[]
  enviadas: readonly (number | null)[]
}

function Lista({ heading, atual, lista, enviadas, escritos, onChoose, onBack }: ListaProps) {
  const [busca, setBusca] = useState('')
  const [vestibular, setVestibular] = useState('')
  useEffect(() => heading.bringUp(), [heading])
  const clear = () => {
    setBusca('')
    setVestibular('')
  }
  const feitos = new Set([...enviadas, ...escritos])
  const editions = [...new Set(lista.flatMap((one) => one.vestibular ?? []))]
  const found = filterTemas(lista, { busca, vestibular })
  return (
    <Page>
      <div className={styles.temas}>
        <Button variant="quiet" onClick={onBack}>
          <IconArrowLeft />
          Voltar à folha
        </Button>
        <Titulo heading={heading.attach}>{TITULO}</Titulo>
        <search className={styles.busca}>
          <Field
            label="Procurar por título, prova ou ano"
            name="busca"
            type="search"
            value={busca}
            onChange={({ target }) => setBusca(target.value)}
          />
          {editions.length > 1 && (
            <SelectField
              label="Vestibular"
              name="vestibular"
              value={vestibular}
              onChange={({ target }) => setVestibular(target.value)}
            >
              <option value="">Todos</option>
              {editions.map((edition) => (
                <option key={edition}>{edition}</option>
              ))}
            </SelectField>
          )}
        </search>
        <output className={text.small}>{countedWords(found.length, 'tema', 'temas')}</output>
        {found.length === 0 ? (
          <Nenhum onAll={clear} />
        ) : (
          <Itens {...{ found, atual, feitos, onChoose }} />
        )}
      </div>
    </Page>
  )
}

const Nenhum = ({ onAll }: { onAll: () => void }) => (
  <EmptyPanel
    titulo="Nenhum tema com essas palavras"
    mensagem="Procure por outra palavra, ou veja todos."
    acao={<Button onClick={onAll}>Ver todos os temas</Button>}
  />
)

interface ItensProps extends Pick<TemasProps, 'atual' | 'onChoose'> {
  found: readonly TemaListado[]
  /** The ids of the themes about which the user has already written an essay. */
  feitos: ReadonlySet<number | null>
}

const Itens = ({ found, atual, feitos, onChoose }: ItensProps) => (
  <ul className={styles.lista}>
    {found.map(({ tema, prova, vestibular }) => (
      <li key={tema.id}>
        <button type="button" className={styles.tema} onClick={() => onChoose(tema)}>
          <FormattedText texto={tema.titulo} inline className={styles.titulo} />
          <span className={styles.fatos}>
            <Facts
              of={[
                tema.id === atual && 'Na folha agora',
                feitos.has(tema.id) && 'Você já escreveu',
                prova,
                vestibular,
              ]}
            />
          </span>
        </button>
      </li>
    ))}
  </ul>
)
