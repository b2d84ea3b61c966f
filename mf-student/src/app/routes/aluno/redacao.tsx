import { idIn, type RedacaoEnviada } from '@rumo/contract'
import { plainWordsOf } from '@rumo/contract/texto'
import { leituraDoAparelho } from '@rumo/shared-device/leitura'
import {
  BUTTON_LINK,
  EmptyPanel,
  Facts,
  FormattedText,
  Leitura as Ferramentas,
  Loaded,
  QUIET_LINK,
  usePageTitle,
} from '@rumo/shared-ui'
import { useQuery } from '@tanstack/react-query'
import { generatePath, Link, useHref, useParams } from 'react-router-dom'
import { AvisoDeCorrecao } from '../../../features/conta/avisos-por-email.tsx'
import { offersRedacoes, redacaoQuery } from '../../../features/redacoes/redacoes.calls.ts'
import { Leitura } from '../../../features/redacoes/redacao-corrigida.tsx'
import { mayRewrite } from '../../../features/redacoes/redacoes.rules.ts'
import { Versoes } from '../../../features/redacoes/versoes.tsx'
import { ESTADO_WORDS, versaoWords } from '../../../features/redacoes/redacoes.words.ts'
import { device } from '@rumo/shared-device/device'
import { keepVista } from '@rumo/shared-device/redacoes-vistas'
import { longDateWords } from '@rumo/shared-ui/words'
import { useEffect } from 'react'
import { PATHS } from '../../paths.ts'
import { Page } from './aluno-page.tsx'
import styles from './redacao.module.css'

const redacaoOf = (id: number) => generatePath(PATHS.redacao, { id: `${id}` })

/** One of the user's essays: the text, its correction, and a link to write it again. */
export function Redacao() {
  const id = idIn(useParams().id)
  const isAsked = id !== null && offersRedacoes()
  const query = useQuery({ ...redacaoQuery(id ?? 0), enabled: isAsked })
  const isMissing = !isAsked || isNotFound(query.error)
  const { data } = query
  const heading = usePageTitle(data ? plainWordsOf(data.titulo) : 'Redação')
  return (
    <Page
      titulo={data ? <FormattedText texto={data.titulo} inline /> : 'Redação'}
      heading={heading}
      isWide
    >
      {isMissing ? (
        <div className={styles.panel}>
          <EmptyPanel
            titulo="Essa redação não existe"
            mensagem="Confira o endereço, ou escolha uma das suas redações."
            acao={<Link to={PATHS.aluno}>Ver minhas redações</Link>}
          />
        </div>
      ) : (
        <Loaded query={query} texto="Carregando a redação...">
          {(redacao) => <Aberta key={redacao.id} redacao={redacao} />}
        </Loaded>
      )}
    </Page>
  )
}

const isNotFound = (error: unknown) =>
  error instanceof Error && 'status' in error && error.status === 404

function Aberta({ redacao }: { redacao: RedacaoEnviada }) {
  const { id, estado, reescrita, enviada_em, instrucoes, vista_em } = redacao
  const checking = useHref({ pathname: PATHS.temasRedacao, search: `?conferir=${id}` })
  const rewriting = useHref({ pathname: PATHS.temasRedacao, search: `?reescrever=${id}` })
  useEffect(() => {
    // The home page announces a correction until it was opened.
    if (estado === 'corrigida') void keepVista(device.of(device.owner()), { id, vista_em })
  }, [estado, id, vista_em])
  return (
    <div data-area-de-leitura>
      <p className={styles.facts}>
        <Facts
          of={[
            ESTADO_WORDS[estado],
            <span key="versao">
              {versaoWords(reescrita)}, enviada em{' '}
              <time dateTime={enviada_em}>{longDateWords(enviada_em)}</time>
            </span>,
          ]}
        />
      </p>
      <Versoes redacao={redacao} redacaoOf={redacaoOf} />
      <div className={styles.ways}>
        {mayRewrite(redacao) && (
          <a className={BUTTON_LINK} href={rewriting}>
            Reescrever
          </a>
        )}
        <Ferramentas guardada={leituraDoAparelho} />
        <details className={styles.tema}>
          <summary>Ver o tema</summary>
          <div data-lido data-trecho="texto">
            <FormattedText texto={instrucoes} />
          </div>
        </details>
      </div>
      {estado !== 'corrigida' && (
        <div className={styles.espera}>
          <p>
            {estado === 'a_corrigir'
              ? 'Sua redação chegou. Quando a correção terminar, a nota e os comentários aparecem aqui.'
              : 'Alguém está corrigindo a sua redação. A nota e os comentários vão aparecer aqui.'}
          </p>
          <a className={QUIET_LINK} href={checking}>
            Conferir o texto enquanto espera
          </a>
          <AvisoDeCorrecao />
        </div>
      )}
      <Leitura redacao={redacao} />
    </div>
  )
}
