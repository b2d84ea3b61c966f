import { DIAS_PARA_RESTAURAR } from '@rumo/contract'
import { Button, Demora, EmptyPanel, ErrorPanel, TryAgain, useSlow } from '@rumo/shared-ui'
import { countedWords, dayWords } from '@rumo/shared-ui/words'
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import {
  offersRegistro,
  pessoasQuery,
  registroQuery,
} from '../../features/registro/registro.calls.ts'
import {
  type Filtro,
  filtroOf,
  isEmail,
  isInParts,
  isTurnedAround,
  queryOf,
  searchOf,
} from '../../features/registro/endereco.ts'
import { Filtros } from '../../features/registro/filtros.tsx'
import { Linha } from '../../features/registro/linha.tsx'
import { asApiError } from '@rumo/shared-device/api-error'
import { LinkBeside } from '../../shared/lista/links.tsx'
import { NotOffered } from '../../shared/not-offered.tsx'
import { Screen } from '../../shared/screen.tsx'
import { useHeading } from '../../shared/use-heading.ts'
import { useSettled } from '../../shared/use-settled.ts'
import { PATHS, pathTo } from '../paths.ts'
import styles from './registro.module.css'
import text from '../../shared/text.module.css'

const MUDE = 'Mude a pesquisa ou os filtros.'
const PROCURA =
  'A pesquisa procura o que cada linha diz, como “questão 12”, e os textos que mudaram. Para uma pessoa, use Quem.'

/** The log: who changed what and when, with buttons that restore earlier versions. */
export const Registro = () =>
  offersRegistro() ? (
    <Linhas />
  ) : (
    <NotOffered titulo="Registro" mensagem="O servidor deste site não guarda um registro." />
  )

function Linhas() {
  const heading = useHeading('Registro')
  const [search, setSearch] = useSearchParams()
  const addressed = filtroOf(search)
  const [typed, setTyped] = useState(addressed.busca)
  // `searchOf` leaves an e-mail address out of the URL. The search field shows it all the same.
  const filtro = { ...addressed, busca: typed }
  const { data: pessoas = [] } = useQuery(pessoasQuery)
  const change = (changes: Partial<Filtro>) => {
    if (changes.busca !== undefined) setTyped(changes.busca)
    setSearch(searchOf({ ...filtro, ...changes }), { replace: true })
  }
  return (
    <Screen titulo="Registro" heading={heading.ref}>
      <p className={styles.note}>
        Por {DIAS_PARA_RESTAURAR} dias, o que foi mudado ou deletado pode voltar a ser como era.
        Contas deletadas não voltam, e senhas nunca ficam guardadas aqui.
      </p>
      <Filtros filtro={filtro} pessoas={pessoas} onChange={change} />
      {isEmail(typed) && (
        <p className={styles.note}>
          Não dá para achar uma pessoa pelo e-mail. Para ver o que ela fez, escolha o nome em Quem.
        </p>
      )}
      {isTurnedAround(filtro) && (
        <p className={styles.note}>
          As datas estão trocadas: mostrando de {dayWords(filtro.ate)} até {dayWords(filtro.de)}.
        </p>
      )}
      <DeUmRegistro
        filtro={filtro}
        onAll={() => change({ tipo: undefined, registro: undefined })}
      />
      {isInParts(filtro) && filtro.registro === undefined && !isEmail(typed) && (
        <p className={styles.note}>
          Com uma pesquisa ou um tipo escolhido, o que foi feito de uma vez aparece em partes, cada
          uma em uma linha.
        </p>
      )}
      <Paginas filtro={filtro} onRestored={heading.focus} />
    </Screen>
  )
}

/** Says that only the lines about one record are listed, and leads back to it and on to those of all. */
function DeUmRegistro({ filtro, onAll }: { filtro: Filtro; onAll: () => void }) {
  const { tipo, registro } = filtro
  if (registro === undefined) return null
  const isQuestao = tipo === 'questoes'
  return (
    <p className={styles.note}>
      {isQuestao ? 'Só o que mudou em uma questão. ' : 'Só o que mudou em um registro. '}
      {isQuestao && (
        <>
          <LinkBeside to={pathTo(PATHS.questao, registro)} className={text.way}>
            Voltar à questão
          </LinkBeside>
          {' · '}
        </>
      )}
      <button type="button" className={text.way} onClick={onAll}>
        {isQuestao ? 'Ver o de todas' : 'Ver o de todos'}
      </button>
    </p>
  )
}

function Paginas({ filtro, onRestored }: { filtro: Filtro; onRestored: () => void }) {
  const busca = useSettled(filtro.busca)
  const query = queryOf({ ...filtro, busca })
  const paginas = useInfiniteQuery({ ...registroQuery(query), placeholderData: keepPreviousData })
  const isSlow = useSlow(paginas.isFetching)
  const linhas = paginas.data?.pages.flat()
  const error = paginas.error && asApiError(paginas.error)
  const retry = () => void paginas.refetch()
  if (error && !linhas) {
    return <ErrorPanel titulo={error.titulo} mensagem={error.mensagem} onRetry={retry} />
  }
  if (!linhas) return <Demora texto="Carregando mudanças..." isSlow={isSlow} onRetry={retry} />
  return (
    <>
      <output className={styles.count}>{countOf(linhas.length, paginas.hasNextPage)}</output>
      {error && <TryAgain onRetry={retry}>Esta lista pode estar desatualizada.</TryAgain>}
      {linhas.length === 0 ? (
        <EmptyPanel
          titulo="Nenhuma mudança"
          mensagem={busca.trim() === '' ? MUDE : `${PROCURA} ${MUDE}`}
        />
      ) : (
        <ol className={styles.linhas} aria-label="Mudanças, das mais novas às mais antigas">
          {linhas.map((mudanca) => (
            <li key={mudanca.id}>
              <Linha mudanca={mudanca} onRestored={onRestored} />
            </li>
          ))}
        </ol>
      )}
      {paginas.hasNextPage && (
        <Button disabled={paginas.isFetchingNextPage} onClick={() => void paginas.fetchNextPage()}>
          Mostrar mais antigas
        </Button>
      )}
    </>
  )
}

/** '3 mudanças', or 'As 20 mudanças mais novas' if there are more. */
function countOf(total: number, hasMore: boolean): string {
  const said = countedWords(total, 'mudança', 'mudanças')
  return hasMore ? `As ${said} mais novas` : said
}
