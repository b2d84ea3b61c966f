import { readRelogio } from '@rumo/contract/rules'
import type { ApiError } from '@rumo/shared-auth'
import { newChave } from '@rumo/shared-device/fila'
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
  asksBeforeEnd,
  countMarked,
  marcadasOf,
  needsAll,
  numerosOf,
  type Simulado,
} from '../../../features/simulado/simulado.ts'
import { SimuladoQuestao } from '../../../features/simulado/simulado-questao.tsx'
import { useAcerto } from '../../../features/simulado/use-acerto.ts'
import { useCronometro } from '../../../features/simulado/use-cronometro.ts'
import { agoraMsOf } from '../../../features/simulado/use-relogio.ts'
import type { ScreenHeading } from '../../../shared/use-screen-heading.ts'
import { Aviso } from './ainda-nao.tsx'
import styles from './em-curso.module.css'
import { Encerramento } from './encerramento.tsx'
import type { Ownership } from './pedido.ts'

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
}

/** The simulado while one marks the card: nothing says yet what is right. */
export function EmCurso(props: EmCursoProps) {
  const { simulado, dispatch, isWide, envio, foiRetomado, isToEnd, ownDevice } = props
  const { questoes, paraRever, atual } = simulado
  const marked = countMarked(simulado)
  const numeros = numerosOf(simulado)
  const linhas = markCard(questoes, { marcadas: marcadasOf(simulado), numeros, paraRever })
  useFiguras(questoes)
  const cronometro = useCronometro(ownDevice, simulado)
  const [isDoubtful, setIsDoubtful] = useState(false)
  const isUnsettled = useAcerto(simulado, dispatch, { isDoubtful, foiRetomado })
  const agora = () => agoraMsOf(simulado, cronometro)
  const parou = useParou(foiRetomado ? marked : 0, marked, atual)
  const fim = useFim(simulado, dispatch, { agora, isToEnd })
  const relogio = (
    <Relogio
      simulado={simulado}
      cronometro={cronometro}
      onToggle={() => dispatch({ type: 'toggle-clock' })}
      onOver={fim.endNow}
      onDoubt={setIsDoubtful}
    />
  )
  const hasAviso = envio.error !== null || isUnsettled
  const card = {
    linhas,
    resumo: markedInWords(linhas),
    atual,
    relogio,
    aviso: hasAviso && <Aviso error={envio.error} isUnsettled={isUnsettled} />,
    onGo: (index: number) => dispatch({ type: 'go', index }),
    renderAcao: (close: () => void) => <Final {...{ isWide, linhas, fim, close }} />,
  }
  return (
    <>
      {!isWide && <CartaoBar {...card} className={styles.run} />}
      <div className={!isWide && hasAviso ? `${styles.run} ${styles.noticed}` : styles.run}>
        {parou !== null && (
          <Retomada
            marcadas={parou}
            total={questoes.length}
            ficaNaConta={simulado.id !== null}
            temLimite={simulado.relogio.terminaEmMs !== null}
            onStartOver={props.onAnother}
            onEnd={() => fim.ask('leave')}
          />
        )}
        {atual === 0 && <Poucas simulado={simulado} />}
        <Atual {...props} card={isWide && <CartaoColumn {...card} />} {...{ linhas, fim, agora }} />
      </div>
      {fim.asks && <Pergunta {...{ simulado, linhas, fim, agora }} onGo={card.onGo} />}
    </>
  )
}

type Fim = ReturnType<typeof useFim>

/** Ends it; where something is missing, it asks first whether to end it or, `leave`, to go on to another one. */
function useFim(
  simulado: Simulado,
  dispatch: Dispatch<Action>,
  { agora, isToEnd }: { agora: () => number; isToEnd: boolean },
) {
  const [asks, ask] = useState<'end' | 'leave' | null>(isToEnd ? 'leave' : null)
  const blank = simulado.questoes.length - countMarked(simulado)
  const endNow = () => {
    const chaves = simulado.questoes.map(() => newChave())
    dispatch({ type: 'end', agoraMs: agora(), chaves, isLeaving: asks === 'leave' })
  }
  const end = () => (asksBeforeEnd(simulado) ? ask('end') : endNow())
  return {
    asks,
    ask,
    end,
    endNow,
    isComplete: blank === 0,
    isHeldBack: needsAll(simulado) && blank > 0,
  }
}

interface PerguntaProps {
  simulado: Simulado
  linhas: readonly Linha[]
  fim: Fim
  agora: () => number
  onGo: (index: number) => void
}

const Pergunta = ({ simulado, linhas, fim, agora, onGo }: PerguntaProps) => (
  <Encerramento
    linhas={linhas}
    atual={simulado.atual}
    restanteMs={readRelogio(simulado.relogio, agora()).restanteMs}
    onGo={(index) => {
      fim.ask(null)
      onGo(index)
    }}
    onEnd={fim.endNow}
    onClose={() => fim.ask(null)}
  />
)

interface FinalProps {
  linhas: readonly Linha[]
  isWide: boolean
  fim: Fim
  /** Closes the card that it stands on. */
  close: () => void
}

/** What ends the simulado, on the card, and what is missing until then. */
function Final({ linhas, isWide, fim: { isHeldBack, isComplete, end }, close }: FinalProps) {
  return (
    <>
      <Encerrar
        isHeldBack={isHeldBack}
        variant={isWide && !isComplete && !isHeldBack ? 'outline' : 'primary'}
        onEnd={() => {
          close()
          end()
        }}
      />
      <Falta falta={missingInWords(linhas)} />
    </>
  )
}

interface AtualProps extends EtapaProps {
  card: ReactNode
  linhas: readonly Linha[]
  fim: Fim
  agora: () => number
}

/** The question that one is at. */
function Atual({ simulado, dispatch, heading, isWide, card, linhas, fim, agora }: AtualProps) {
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
        !isWide && (isLast ? <Falta falta={missingInWords(linhas)} /> : fim.isComplete && quietEnd)
      }
    />
  )
}

/** That fewer questions were drawn than were asked for. */
function Poucas({ simulado: { questoes, tipo, materia, pedidas } }: { simulado: Simulado }) {
  const few =
    tipo === 'sorteio' &&
    fewInWords(questoes.length, { exceto: [], idMateria: materia?.id ?? null, pedidas })
  return few && <p className={styles.note}>{few}</p>
}

/** With how many answers one stopped, as long as nothing was done since; null from then on, and where there were none. */
function useParou(parou: number, marked: number, atual: number): number | null {
  const [inicio] = useState({ parou, atual })
  const [hasGoneOn, setHasGoneOn] = useState(parou === 0)
  if (!hasGoneOn && (marked !== inicio.parou || atual !== inicio.atual)) setHasGoneOn(true)
  return hasGoneOn ? null : inicio.parou
}
