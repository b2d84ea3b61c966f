import { readRelogio } from '@rumo/contract/rules'
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
  marcadasOf,
  numerosOf,
  type Simulado,
} from '../../../features/simulado/simulado.ts'
import { sairInWords } from '../../../features/simulado/simulado.words.ts'
import { SimuladoQuestao } from '../../../features/simulado/simulado-questao.tsx'
import { useAcerto } from '../../../features/simulado/use-acerto.ts'
import { useCronometro } from '../../../features/simulado/use-cronometro.ts'
import { agoraMsOf } from '../../../features/simulado/use-relogio.ts'
import type { ScreenHeading } from '../../../shared/use-screen-heading.ts'
import { Aviso } from './ainda-nao.tsx'
import styles from './em-curso.module.css'
import { Final, Pergunta, useFim, type Fim } from './fim.tsx'
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
}

/** The simulado while one marks the card: nothing says yet what is right. */
export function EmCurso(props: EmCursoProps) {
  const { simulado, dispatch, isWide, envio, foiRetomado, isToEnd, redacao } = props
  const { questoes, atual } = simulado
  const linhas = linhasOf(simulado)
  useFiguras(questoes)
  const tempo = useTempo(props)
  const { agora, restanteMs, isUnsettled } = tempo
  const parou = useParou(foiRetomado, countMarked(simulado), atual)
  const fim = useFim(simulado, dispatch, { agora, isToEnd })
  const relogio = (
    <Relogio
      simulado={simulado}
      cronometro={tempo.cronometro}
      onToggle={() => dispatch({ type: 'toggle-clock' })}
      onOver={fim.endNow}
      onDoubt={tempo.setIsDoubtful}
    />
  )
  const [isWriting, setIsWriting] = useState(false)
  const folha = isWriting && redacao
  const goTo = (index: number) => {
    setIsWriting(false)
    dispatch({ type: 'go', index })
  }
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
            {...{ linhas, fim, agora }}
            onWrite={() => setIsWriting(true)}
          />
        )}
      </div>
      {fim.asks && <Pergunta {...{ simulado, linhas, fim, redacao, restanteMs }} onGo={goTo} />}
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
  useLeaving(simulado.relogio.terminaEmMs === null ? null : () => sairInWords(restanteMs() ?? 0))
  return { cronometro, setIsDoubtful, isUnsettled, agora, restanteMs }
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
    temLimite={simulado.relogio.terminaEmMs !== null}
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
