import { plainWordsOf } from '@rumo/contract/texto'
import { ApiError, session } from '@rumo/shared-auth'
import { EmptyPanel, IconArrowLeft, Loaded, usePageTitle } from '@rumo/shared-ui'
import { onWhenWords } from '@rumo/shared-ui/words'
import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { generatePath, useSearchParams } from 'react-router-dom'
import {
  correcaoQuery,
  offersCorrecoes,
  redacaoQuery,
  type RedacaoAberta,
} from '../../../features/correcoes/correcoes.calls.ts'
import { Editor } from '../../../features/correcoes/correcao-editor.tsx'
import { Inicio } from '../../../features/correcoes/inicio.tsx'
import { Lida } from '../../../features/correcoes/lida.tsx'
import { Outras } from '../../../features/correcoes/outras.tsx'
import { Proxima } from '../../../features/correcoes/proxima.tsx'
import {
  asCegasWords,
  isAsCegas,
  notaFinalInWords,
  othersOf,
  versaoInWords,
} from '../../../features/correcoes/correcoes.words.ts'
import { Tema } from '../../../features/redacoes/tema.tsx'
import { Screen } from '../../../shared/screen.tsx'
import { LinkBack, LinkBeside } from '../../../shared/lista/links.tsx'
import { PATHS } from '../../paths.ts'
import { useRecordId } from '../../use-record-id.ts'
import facts from '../provas/questoes.module.css'
import { NaoHaCorrecao, NenhumaRedacao } from './nao-ha-correcao.tsx'

export function CorrigirRedacao() {
  const id = useRecordId()
  if (!offersCorrecoes()) return <NaoHaCorrecao />
  return id === null ? <NenhumaRedacao /> : <Redacao key={id} id={id} />
}

const addressOf = (id: number) => generatePath(PATHS.redacao, { id: String(id) })

function Redacao({ id }: { id: number }) {
  const query = useQuery(redacaoQuery(id))
  const titulo = plainWordsOf(query.data?.redacao.titulo ?? '') || 'Redação'
  const heading = usePageTitle(titulo)
  return (
    <Screen titulo={titulo} heading={heading} isTitled>
      <div className={facts.facts}>
        <LinkBack path={PATHS.redacoes} className={facts.back}>
          <IconArrowLeft />
          Redações a corrigir
        </LinkBack>
        {query.data && <Fatos {...query.data} />}
      </div>
      {isGone(query) ? (
        <EmptyPanel
          titulo="Essa redação não existe"
          mensagem="Ela foi deletada com a conta de quem a escreveu, ou o endereço está errado."
        />
      ) : (
        <Loaded query={query} texto="Carregando a redação...">
          {(data) => <Aberta {...data} />}
        </Loaded>
      )}
    </Screen>
  )
}

/** An essay that has already loaded stays open, even if a later request finds that it was deleted. */
const isGone = ({ data, error }: { data?: unknown; error: unknown }) =>
  data === undefined && error instanceof ApiError && error.status === 404

/** The student and the time of sending, with links to the student's other versions of the essay. */
function Fatos({ redacao, linha }: RedacaoAberta) {
  const others = redacao.reescritas.filter(({ id }) => id !== redacao.id)
  return (
    <>
      <span>
        {[linha?.aluno.nome, versaoInWords(redacao.reescrita)].filter(Boolean).join(', ')}
        {`, enviada ${onWhenWords(redacao.enviada_em)}`}
      </span>
      {others.map(({ id, reescrita }) => (
        <LinkBeside key={id} to={addressOf(id)} className={facts.back}>
          {versaoInWords(reescrita)}
        </LinkBeside>
      ))}
    </>
  )
}

/**
 * Shows the correction of another corrector if the address names one, otherwise the user's own correction, otherwise
 * the view from which a correction is begun.
 */
function Aberta({ redacao, linha }: RedacaoAberta) {
  const [search] = useSearchParams()
  // Kept from the first render, because the end of the session must not remove the open correction from view.
  const [idUsuario] = useState(() => session.claims()?.id)
  const own = linha?.correcoes.find(({ corretor }) => corretor?.id === idUsuario)?.id ?? null
  const others = linha ? othersOf(linha, idUsuario) : []
  const asked = Number(search.get('correcao'))
  const isBlind = linha !== null && isAsCegas(linha)
  const shown = (isBlind ? undefined : others.find(({ id }) => id === asked)?.id) ?? own
  const tema = <Tema instrucoes={redacao.instrucoes} idRedacao={redacao.id_redacao} />
  const outras = (
    <Outras
      correcoes={others}
      shown={shown}
      own={shown === own ? null : addressOf(redacao.id)}
      isAsCegas={isBlind}
      notaFinal={linha && notaFinalInWords(linha)}
    />
  )
  if (shown === null) {
    return (
      <Inicio
        idRedacao={redacao.id}
        texto={redacao.texto}
        asCegas={isBlind ? asCegasWords(linha) : ''}
        fixa={linha?.rubrica ?? null}
        tema={tema}
        outras={outras}
      />
    )
  }
  return (
    <Correcao
      key={shown}
      id={shown}
      idRedacao={redacao.id}
      isOwn={shown === own}
      tema={tema}
      outras={outras}
    />
  )
}

interface CorrecaoProps {
  id: number
  idRedacao: number
  isOwn: boolean
  tema: ReactNode
  outras: ReactNode
}

function Correcao({ id, idRedacao, isOwn, tema, outras }: CorrecaoProps) {
  const query = useQuery(correcaoQuery(id))
  return (
    <Loaded query={query} texto="Carregando a correção...">
      {(aberta) =>
        isOwn && aberta.correcao.entregue_em === null ? (
          <Editor aberta={aberta} tema={tema} outras={outras} />
        ) : (
          <Lida
            correcao={aberta.correcao}
            isOwn={isOwn}
            tema={tema}
            outras={outras}
            proxima={isOwn && <Proxima idRedacao={idRedacao} addressOf={addressOf} />}
          />
        )
      }
    </Loaded>
  )
}
