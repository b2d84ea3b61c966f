import { readRelogio } from '@rumo/contract/rules'
import type { ApiError } from '@rumo/shared-auth'
import { newChave } from '@rumo/shared-auth/fila'
import { Button } from '@rumo/shared-ui'
import { useState, type Dispatch } from 'react'
import { CartaoBar } from '../../../features/cartao-resposta/cartao-bar.tsx'
import { CartaoColumn } from '../../../features/cartao-resposta/cartao-column.tsx'
import { markCard } from '../../../features/cartao-resposta/cartao-resposta.rules.ts'
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
}

/** The simulado while one marks the card: nothing says yet what is right. */
export function EmCurso(props: EmCursoProps) {
  const { simulado, dispatch, heading, isWide, envio, foiRetomado, ownDevice } = props
  const { questoes, paraRever, atual, tipo, materia, pedidas } = simulado
  const marked = countMarked(simulado)
  const numeros = numerosOf(simulado)
  const linhas = markCard(questoes, { marcadas: marcadasOf(simulado), numeros, paraRever })
  useFiguras(questoes)
  const cronometro = useCronometro(ownDevice, simulado)
  const [isDoubtful, setIsDoubtful] = useState(false)
  const isUnsettled = useAcerto(simulado, dispatch, { isDoubtful, foiRetomado })
  const agora = () => agoraMsOf(simulado, cronometro)
  const parou = useParou(foiRetomado ? marked : 0, marked, atual)
  const [asks, setAsks] = useState<'end' | 'leave' | null>(null)
  const endNow = () => {
    const chaves = questoes.map(() => newChave())
    dispatch({ type: 'end', agoraMs: agora(), chaves, isLeaving: asks === 'leave' })
  }
  const end = () => (asksBeforeEnd(simulado) ? setAsks('end') : endNow())
  const blank = questoes.length - marked
  const isHeldBack = needsAll(simulado) && blank > 0
  const falta = <Falta falta={missingInWords(linhas)} />
  const isComplete = blank === 0
  const variant = isWide && !isComplete && !isHeldBack ? 'outline' : 'primary'
  const relogio = (
    <Relogio
      simulado={simulado}
      cronometro={cronometro}
      onToggle={() => dispatch({ type: 'toggle-clock' })}
      onOver={endNow}
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
    renderAcao: (close: () => void) => (
      <>
        <Encerrar
          isHeldBack={isHeldBack}
          variant={variant}
          onEnd={() => {
            close()
            end()
          }}
        />
        {falta}
      </>
    ),
  }
  const quietEnd = (
    <Button variant="quiet" onClick={end}>
      Encerrar Simulado
    </Button>
  )
  const shown = questoes[atual]
  const isLast = atual === questoes.length - 1
  const few =
    tipo === 'sorteio' &&
    fewInWords(questoes.length, { exceto: [], idMateria: materia?.id ?? null, pedidas })
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
            onEnd={() => setAsks('leave')}
          />
        )}
        {few && atual === 0 && <p className={styles.note}>{few}</p>}
        <SimuladoQuestao
          simulado={simulado}
          numero={numeros[atual] ?? atual + 1}
          dispatch={dispatch}
          onMarcar={(id) => dispatch({ type: 'mark', id, agoraMs: agora() })}
          heading={heading.attach}
          card={isWide && <CartaoColumn {...card} />}
          fim={!isWide && <Encerrar isHeldBack={isHeldBack} onEnd={end} />}
          relato={shown && <Relatar key={shown.id} idQuestao={shown.id} />}
          isMain={!(isWide && isComplete)}
          acaoSecundaria={!isWide && (isLast ? falta : isComplete && quietEnd)}
        />
      </div>
      {asks && (
        <Encerramento
          linhas={linhas}
          atual={atual}
          restanteMs={readRelogio(simulado.relogio, agora()).restanteMs}
          onGo={(index) => {
            setAsks(null)
            card.onGo(index)
          }}
          onEnd={endNow}
          onClose={() => setAsks(null)}
        />
      )}
    </>
  )
}

/** With how many answers one stopped, as long as nothing was done since; null from then on, and where there were none. */
function useParou(parou: number, marked: number, atual: number): number | null {
  const [inicio] = useState({ parou, atual })
  const [hasGoneOn, setHasGoneOn] = useState(parou === 0)
  if (!hasGoneOn && (marked !== inicio.parou || atual !== inicio.atual)) setHasGoneOn(true)
  return hasGoneOn ? null : inicio.parou
}
