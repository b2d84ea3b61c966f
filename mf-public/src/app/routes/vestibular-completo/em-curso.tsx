import { fimDoRelogio, readRelogio } from '@rumo/contract/rules'
import type { ApiError } from '@rumo/shared-auth'
import { Button } from '@rumo/shared-ui'
import { useState, type Dispatch, type ReactNode } from 'react'
import { CartaoBar } from '../../../features/cartao-resposta/cartao-bar.tsx'
import { CartaoColumn } from '../../../features/cartao-resposta/cartao-column.tsx'
import { markCard, type Linha } from '../../../features/cartao-resposta/cartao-resposta.rules.ts'
import {
  markedInWords,
  missingInWords,
} from '../../../features/cartao-resposta/cartao-resposta.words.ts'
import { useFiguras } from '../../../features/questoes/use-figuras.ts'
import { fewInWords } from '../../../features/questoes/questoes.words.ts'
import { Relatar } from '../../../features/relatos/relatar.tsx'
import { Encerrar, Falta } from '../../../features/simulado/encerrar.tsx'
import { Relogio } from '../../../features/simulado/relogio.tsx'
import { Retomada } from '../../../features/simulado/retomada.tsx'
import type { Action } from '../../../features/simulado/simulado.rules.ts'
import {
  countMarked,
  estaPausado,
  marcadasOf,
  numerosOf,
  type Simulado,
} from '../../../features/simulado/simulado.ts'
import { sairInWords } from '../../../features/simulado/simulado.words.ts'
import { SimuladoQuestao } from '../../../features/simulado/simulado-questao.tsx'
import { useAcerto } from '../../../features/simulado/use-acerto.ts'
import { useCronometro } from '../../../features/simulado/use-cronometro.ts'
import { useFimDoTempo, type OutrasAbas } from '../../../features/simulado/use-fim-do-tempo.ts'
import { agoraMsOf } from '../../../features/simulado/use-relogio.ts'
import type { ScreenHeading } from '../../../shared/use-screen-heading.ts'
import { Aviso } from './ainda-nao.tsx'
import styles from './em-curso.module.css'
import { Final, Pergunta, useFim, type Fim } from './fim.tsx'
import { Pausado, usePausa } from './pausado.tsx'
import type { Ownership } from './pedido.ts'
import { RedacaoNaProva } from './redacao-na-prova.tsx'
import { useLeaving } from './use-leaving.ts'
import type { FolhaDaProva } from './use-redacao-da-prova.ts'

export interface EtapaProps {
  simulado: Simulado
  dispatch: Dispatch<Action>
  heading: ScreenHeading
  isWide: boolean
  /** Why something waits to be sent, and what tries at once. */
  envio: { error: ApiError | null; retry: () => void }
  onAnother: () => void
}

interface EmCursoProps extends EtapaProps, Pick<Ownership, 'ownDevice'> {
  foiRetomado: boolean
  isToEnd: boolean
  /** The sheet of the prova's essay, where it has one. */
  redacao: FolhaDaProva | null
  abas: OutrasAbas
}

/** The simulado while one marks the card, or has paused: nothing says yet what is right. */
export function EmCurso(props: EmCursoProps) {
  const { simulado, dispatch, heading, foiRetomado, isToEnd, redacao, onAnother } = props
  const isPausado = estaPausado(simulado)
  useFiguras(simulado.questoes)
  const tempo = useTempo(props)
  const { agora, restanteMs } = tempo
  const parou = useParou(foiRetomado && !isPausado, countMarked(simulado), simulado.atual)
  const fim = useFim(simulado, dispatch, { agora, isToEnd })
  const [isWriting, setIsWriting] = useState(false)
  const resume = () => dispatch({ type: 'resume', agoraMs: agora() })
  const goTo = (index: number) => {
    setIsWriting(false)
    if (isPausado) resume()
    dispatch({ type: 'go', index })
  }
  const linhas = linhasOf(simulado)
  return (
    <>
      {isPausado ? (
        <Pausado
          simulado={simulado}
          heading={heading.attach}
          onResume={resume}
          onAnother={onAnother}
          onEnd={() => fim.ask('leave')}
        />
      ) : (
        <Marcando {...props} {...{ tempo, parou, fim, linhas, isWriting, setIsWriting, goTo }} />
      )}
      {fim.asks && <Pergunta {...{ simulado, linhas, fim, redacao, restanteMs }} onGo={goTo} />}
    </>
  )
}

interface MarcandoProps extends EmCursoProps {
  tempo: ReturnType<typeof useTempo>
  /** With how many answers one stopped; null once one goes on. */
  parou: number | null
  fim: Fim
  linhas: Linha[]
  /** Whether the sheet of the essay is shown in place of a question. */
  isWriting: boolean
  setIsWriting: (isWriting: boolean) => void
  goTo: (index: number) => void
}

/** A question, or the essay, with the card and the clock that runs. */
function Marcando(props: MarcandoProps) {
  const { simulado, dispatch, isWide, envio, redacao, abas } = props
  const { tempo, parou, fim, linhas, isWriting, setIsWriting, goTo } = props
  const { agora, isUnsettled } = tempo
  const { atual } = simulado
  const onPause = usePausa(simulado, dispatch, tempo)
  const onOver = useFimDoTempo(simulado, { dispatch, abas, end: fim.endNow })
  const relogio = (
    <Relogio
      simulado={simulado}
      cronometro={tempo.cronometro}
      onToggle={() => dispatch({ type: 'toggle-clock' })}
      onPause={onPause}
      onOver={onOver}
      onDoubt={tempo.setIsDoubtful}
    />
  )
  const folha = isWriting && redacao
  const hasAviso = envio.error !== null || isUnsettled
  const card = {
    linhas,
    resumo: markedInWords(linhas),
    atual,
    relogio,
    aviso: hasAviso && <Aviso error={envio.error} isUnsettled={isUnsettled} />,
    onGo: goTo,
    renderAcao: (close: () => void) => <Final {...{ isWide, linhas, fim, close }} />,
  }
  return (
    <>
      {!isWide && <CartaoBar {...card} className={styles.run} />}
      <div className={!isWide && hasAviso ? `${styles.run} ${styles.noticed}` : styles.run}>
        {parou !== null && <Parou {...{ simulado, parou, fim }} onAnother={props.onAnother} />}
        {atual === 0 && <Poucas simulado={simulado} />}
        {folha ? (
          <RedacaoNaProva
            folha={folha}
            heading={props.heading.attach}
            relogio={isWide && relogio}
            onBack={() => setIsWriting(false)}
          />
        ) : (
          <Atual
            {...props}
            card={isWide && <CartaoColumn {...card} />}
            agora={agora}
            onWrite={() => setIsWriting(true)}
          />
        )}
      </div>
    </>
  )
}

/** The card as it is marked. */
function linhasOf(simulado: Simulado): Linha[] {
  const { questoes, paraRever } = simulado
  const numeros = numerosOf(simulado)
  return markCard(questoes, { marcadas: marcadasOf(simulado), numeros, paraRever })
}

/** The time of a simulado under way, by the server's clock as far as it is known. */
function useTempo({ simulado, dispatch, foiRetomado, ownDevice }: EmCursoProps) {
  const cronometro = useCronometro(ownDevice, simulado)
  const [isDoubtful, setIsDoubtful] = useState(false)
  const isUnsettled = useAcerto(simulado, dispatch, { isDoubtful, foiRetomado })
  const agora = () => agoraMsOf(simulado, cronometro)
  const restanteMs = () => readRelogio(simulado.relogio, agora()).restanteMs
  const fimMs = fimDoRelogio(simulado.relogio)
  useLeaving(fimMs === null ? null : () => sairInWords(restanteMs() ?? 0))
  return { cronometro, isDoubtful, setIsDoubtful, isUnsettled, agora, restanteMs }
}

interface ParouProps extends Pick<EtapaProps, 'simulado' | 'onAnother'> {
  /** With how many answers. */
  parou: number
  fim: Fim
}

const Parou = ({ simulado, parou, fim, onAnother }: ParouProps) => (
  <Retomada
    marcadas={parou}
    total={simulado.questoes.length}
    ficaNaConta={simulado.id !== null}
    temFim={fimDoRelogio(simulado.relogio) !== null}
    onStartOver={onAnother}
    onEnd={() => fim.ask('leave')}
  />
)

interface AtualProps extends EtapaProps {
  card: ReactNode
  linhas: readonly Linha[]
  fim: Fim
  agora: () => number
  redacao: FolhaDaProva | null
  /** Leads to the sheet of the essay. */
  onWrite: () => void
}

/** The question that one is at. */
function Atual(props: AtualProps) {
  const { simulado, dispatch, heading, isWide, card, linhas, fim, agora, redacao } = props
  const { questoes, atual } = simulado
  const shown = questoes[atual]
  const isLast = atual === questoes.length - 1
  const quietEnd = (
    <Button variant="quiet" onClick={fim.end}>
      Encerrar Simulado
    </Button>
  )
  return (
    <SimuladoQuestao
      simulado={simulado}
      numero={numerosOf(simulado)[atual] ?? atual + 1}
      dispatch={dispatch}
      onMarcar={(id) => dispatch({ type: 'mark', id, agoraMs: agora() })}
      heading={heading.attach}
      card={card}
      fim={!isWide && <Encerrar isHeldBack={fim.isHeldBack} onEnd={fim.end} />}
      relato={shown && <Relatar key={shown.id} idQuestao={shown.id} />}
      isMain={!(isWide && fim.isComplete)}
      acaoSecundaria={
        <>
          {!isWide &&
            (isLast ? <Falta falta={missingInWords(linhas)} /> : fim.isComplete && quietEnd)}
          {redacao && (
            <Button variant="quiet" onClick={props.onWrite}>
              {redacao.texto === '' ? 'Escrever a redação' : 'Continuar a redação'}
            </Button>
          )}
        </>
      }
    />
  )
}

/** A notice that fewer questions were drawn than requested. */
function Poucas({ simulado: { questoes, tipo, materia, pedidas } }: { simulado: Simulado }) {
  const few =
    tipo === 'sorteio' &&
    fewInWords(questoes.length, { exceto: [], recorte: materia ? 'materia' : 'tudo', pedidas })
  return few && <p className={styles.note}>{few}</p>
}

/** With how many answers one stopped, as long as nothing was done since; null from then on, and where there were none. */
function useParou(foiRetomado: boolean, marked: number, atual: number): number | null {
  const [inicio] = useState({ parou: foiRetomado ? marked : 0, atual })
  const [hasGoneOn, setHasGoneOn] = useState(inicio.parou === 0)
  if (!hasGoneOn && (marked !== inicio.parou || atual !== inicio.atual)) setHasGoneOn(true)
  return hasGoneOn ? null : inicio.parou
}
