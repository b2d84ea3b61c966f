import type { Device } from '@rumo/shared-device/device'
import type { FilaDeTentativas, TentativaGuardada } from '@rumo/shared-device/fila'
import { Button, BUTTON_LINK, EmptyPanel, IconArrowRight, QUIET_LINK } from '@rumo/shared-ui'
import { useCallback, useRef, useState } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { Levar } from '../../features/levadas/levar.tsx'
import { useTentativas } from '../../features/pratica/use-tentativas.ts'
import { examInWords, takeAheadInWords } from '../../features/revisoes/revisoes.words.ts'
import { Panel } from '../../shared/panel.tsx'
import { useLoad } from '../../shared/use-load.ts'
import { useScreenHeading, type ScreenHeading } from '../../shared/use-screen-heading.ts'
import { ALUNO } from '../aluno-paths.ts'
import { PATHS } from '../paths.ts'
import { Conjunto } from './questoes-alternativas/conjunto.tsx'
import { LoadedQuestoes } from './questoes-alternativas/loaded-questoes.tsx'
import { loadRevisao, type Revisao } from './revisar-erros/load-revisao.ts'
import styles from './revisar-erros/revisar-erros.module.css'
import { nothingInWords, whichInWords } from './revisar-erros/revisar-erros.words.ts'

interface RevisarErrosProps {
  device: Device
  fila: Pick<FilaDeTentativas, 'add' | 'own' | 'send'>
}

const TITULO = 'Revisar erros'
const REVISAO = { tipo: 'revisao', id: 0, nome: 'Revisão de erros' } as const

/**
 * A right answer on the day of the mistake changes nothing, because it tells little about what the user will know
 * tomorrow.
 */
const VOLTA =
  'O que você errou hoje volta logo, a partir de amanhã, mesmo que tenha acertado depois; o resto, quando for hora de lembrar.'

/** The questions answered wrong that are due for review today, answered as in practice (docs/product/review.md). */
export function RevisarErros({ device, fila }: RevisarErrosProps) {
  const nothing = useRef<HTMLElement>(null)
  const heading = useScreenHeading(TITULO, nothing)
  const load = useCallback(
    (signal: AbortSignal) => loadRevisao({ device, fila }, signal),
    [device, fila],
  )
  const loaded = useLoad(load)
  const [address] = useSearchParams()
  const [takesAhead, setTakesAhead] = useState(address.has('adiantar'))
  return (
    <LoadedQuestoes
      loaded={loaded}
      titulo={TITULO}
      texto="Carregando questões..."
      heading={heading}
    >
      {(revisao) =>
        isForToday(revisao, takesAhead) ? (
          <Questoes revisao={revisao} fila={fila} heading={heading} onMore={loaded.retry} />
        ) : (
          <Nada revisao={revisao} heading={heading} onTakeAhead={() => setTakesAhead(true)} />
        )
      }
    </LoadedQuestoes>
  )
}

const isForToday = ({ pratica, vencidas, levadaEm }: Revisao, takesAhead: boolean) =>
  pratica.questoes.length > 0 && (vencidas > 0 || levadaEm !== null || takesAhead)

interface QuestoesProps {
  revisao: Revisao
  fila: RevisarErrosProps['fila']
  heading: ScreenHeading
  onMore: () => void
}

function Questoes({ revisao, fila, heading, onMore }: QuestoesProps) {
  const { dono, pratica: inicial, vencidas, adiantaveis } = revisao
  const add = useCallback(
    (tentativas: TentativaGuardada[]) => fila.add(dono, tentativas),
    [dono, fila],
  )
  const onChange = useTentativas(inicial, 'revisao', add)
  const total = inicial.questoes.length
  return (
    <Conjunto
      inicial={inicial}
      onChange={onChange}
      heading={heading}
      nota={
        <>
          <p>{whichInWords(revisao)}</p>
          <Prova revisao={revisao} />
          <p>As alternativas podem vir em outra ordem.</p>
          <Levar oQue={REVISAO} />
        </>
      }
      notaDoResultado={VOLTA}
      renderAcao={(_linhas, variant) =>
        (vencidas || adiantaveis) > total ? (
          <Button variant={variant} onClick={onMore}>
            {vencidas > 0 || revisao.semTempo > 0 ? 'Revisar mais' : 'Adiantar mais'}
            <IconArrowRight />
          </Button>
        ) : (
          <Link className={variant === 'outline' ? QUIET_LINK : BUTTON_LINK} to={ALUNO}>
            Voltar à sua área
          </Link>
        )
      }
    />
  )
}

/** The date of the exam for which the reviews are planned, with a link to set it. */
function Prova({ revisao: { dataDaProva, hoje } }: { revisao: Revisao }) {
  if (dataDaProva === undefined) return null
  const words = examInWords(dataDaProva, hoje)
  return (
    <p>
      {words ?? 'Diga quando é a sua prova e reveja antes dela tudo o que errou.'}{' '}
      <Link to={ALUNO}>{words === null ? 'Marcar a data' : 'Mudar a data'}</Link>
    </p>
  )
}

interface NadaProps {
  revisao: Revisao
  heading: ScreenHeading
  onTakeAhead: () => void
}

/** Shown when today has no review, or no time for one more: when the next one is, and what to do meanwhile. */
function Nada({ revisao, heading, onTakeAhead }: NadaProps) {
  const { semTempo, pratica } = revisao
  const { length } = pratica.questoes
  return (
    <Panel titulo={TITULO} heading={heading.attach}>
      <EmptyPanel
        {...nothingInWords(revisao)}
        acao={
          <div className={styles.acoes}>
            {length > 0 && (
              <Button onClick={onTakeAhead}>{takeAheadInWords(length, semTempo)}</Button>
            )}
            <Link
              className={length > 0 ? styles.outra : BUTTON_LINK}
              to={PATHS.questoesAlternativas}
            >
              Treinar com questões
            </Link>
          </div>
        }
      />
      <div className={styles.prova}>
        <Prova revisao={revisao} />
      </div>
    </Panel>
  )
}
