import { idIn, type Simulado as DoServidor, type SimuladoEncerrado } from '@rumo/contract'
import {
  Button,
  EmptyPanel,
  IconArrowLeft,
  preloadFormulas,
  QUIET_LINK,
  useMediaQuery,
} from '@rumo/shared-ui'
import { useCallback, useEffect, useReducer, useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { textosOf } from '../../features/questoes/textos-das-questoes.ts'
import { findSimulado, fromServer } from '../../features/simulado/simulado.calls.ts'
import { takeSimulado } from '../../features/simulado/simulado.rules.ts'
import { Carregando, TextSkeleton } from '../../shared/carregando.tsx'
import { LoadFailed } from '../../shared/load-failed.tsx'
import { device } from '@rumo/shared-device/device'
import { fila } from '@rumo/shared-device/fila'
import { Page } from '../../shared/page.tsx'
import { Panel } from '../../shared/panel.tsx'
import { useLoad } from '../../shared/use-load.ts'
import {
  useBringUpOnChange,
  useOtherTitle,
  useScreenHeading,
  type ScreenHeading,
} from '../../shared/use-screen-heading.ts'
import { useShownOwner } from '../../shared/use-shown-owner.ts'
import { ALUNO } from '../aluno-paths.ts'
import { PATHS } from '../paths.ts'
import { Recorrecao } from './simulados/recorrecao.tsx'
import { Encerrado } from './vestibular-completo/encerrado.tsx'
import { handInLeft } from './vestibular-completo/redacao-da-prova.ts'
import { RedacaoEntregue } from './vestibular-completo/redacao-entregue.tsx'

const TITULO = 'Simulado'

/** A past simulado of the account (docs/product/simulado.md): its result, its review, and what changed since. */
export function Simulado({ id }: { id: string }) {
  const owner = useShownOwner()
  if (idIn(id) === null) return <Nenhum />
  // The key mounts the screen again for another account, which must not see this simulado.
  return <DaConta key={owner} id={id} />
}

function Nenhum() {
  const heading = useScreenHeading(TITULO)
  return (
    <Page>
      <Panel titulo={TITULO} heading={heading.attach}>
        <NaoExiste />
      </Panel>
    </Page>
  )
}

const NaoExiste = () => (
  <EmptyPanel
    titulo="Esse simulado não existe"
    mensagem="Ele pode ser de outra conta ou ter sido descartado."
    acao={<Outro />}
  />
)

function DaConta({ id }: { id: string }) {
  const heading = useScreenHeading(TITULO)
  const load = useCallback((signal: AbortSignal) => findSimulado(Number(id), signal), [id])
  const found = useLoad(load)
  if (found.status === 'ready') return <Found found={found.value} heading={heading} />
  return (
    <Page>
      {found.status === 'loading' ? (
        <Carregando
          titulo={TITULO}
          texto="Carregando o simulado..."
          heading={heading.attach}
          isSlow={found.isSlow}
          onRetry={found.retry}
        >
          <TextSkeleton />
        </Carregando>
      ) : (
        <Panel titulo={TITULO} heading={heading.attach}>
          {found.error.status === 404 ? <NaoExiste /> : <LoadFailed load={found} />}
        </Panel>
      )}
    </Page>
  )
}

function Found({ found, heading }: { found: DoServidor; heading: ScreenHeading }) {
  const navigate = useNavigate()
  if (found.situacao === 'encerrado') return <Passado encerrado={found} heading={heading} />
  const goOn = () => void navigate(`${PATHS.vestibularCompleto}?simulado=${found.id}`)
  return (
    <Page>
      <Panel titulo={found.prova?.nome ?? TITULO} heading={heading.attach}>
        <EmptyPanel
          titulo="Este simulado ainda está em andamento"
          mensagem="O resultado aparece aqui quando você encerrar."
          acao={<Button onClick={goOn}>Continuar o simulado</Button>}
        />
      </Panel>
    </Page>
  )
}

interface PassadoProps {
  encerrado: SimuladoEncerrado
  heading: ScreenHeading
}

function Passado({ encerrado, heading }: PassadoProps) {
  const [simulado, dispatch] = useReducer(takeSimulado, encerrado, (given) =>
    fromServer(given, Date.now()),
  )
  const isWide = useMediaQuery('(min-width: 1200px)')
  const [owner] = useState(device.owner)
  const [ownDevice] = useState(() => device.of(owner))
  const addTentativas = useCallback(
    (answered: Parameters<typeof fila.add>[1]) => fila.add(device.owner(), answered),
    [],
  )
  useEffect(() => preloadFormulas(textosOf(encerrado.questoes)), [encerrado])
  useEffect(() => {
    if (encerrado.tipo !== 'prova') return
    const { chave, encerrado_em: encerradoEm } = encerrado
    // An essay that cannot be read stays on the device and is handed in the next time.
    handInLeft({ ownDevice, owner }, { chave, encerradoEm })
      .then((isKept) => isKept && dispatch({ type: 'settle-redacao', redacao: 'entregue' }))
      .catch(() => undefined)
  }, [encerrado, ownDevice, owner])
  useBringUpOnChange(heading, simulado.atual, !isWide)
  useOtherTitle(heading, simulado.etapa === 'resultado' ? 'Resultado do simulado' : null)
  return (
    <Page>
      <Encerrado
        simulado={simulado}
        corrigidas={encerrado.questoes}
        dispatch={dispatch}
        heading={heading}
        isWide={isWide}
        addTentativas={addTentativas}
        ownDevice={ownDevice}
        aviso={
          <>
            <Link className={QUIET_LINK} to={ALUNO}>
              <IconArrowLeft />
              Voltar à sua área
            </Link>
            <Recorrecao encerrado={encerrado} />
            <RedacaoEntregue {...{ simulado, owner, ownDevice }} texto="" />
          </>
        }
        acao={<Outro />}
      />
    </Page>
  )
}

function Outro() {
  const navigate = useNavigate()
  return <Button onClick={() => void navigate(PATHS.vestibularCompleto)}>Novo simulado</Button>
}
