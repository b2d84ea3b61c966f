import { canPausar } from '@rumo/contract/rules'
import { Button, confirm, IconPlay, preloadDialogs } from '@rumo/shared-ui'
import { useEffect, type Dispatch, type Ref } from 'react'
import { Retomada } from '../../../features/simulado/retomada.tsx'
import type { Action } from '../../../features/simulado/simulado.rules.ts'
import { countMarked, type Simulado } from '../../../features/simulado/simulado.ts'
import {
  nomeInWords,
  paradoInWords,
  PAUSA_DE_PROVA,
} from '../../../features/simulado/simulado.words.ts'
import { Abertura } from './abertura.tsx'
import styles from './antes.module.css'

interface Tempo {
  agora: () => number
  /** Whether only the device's clock, which the user can set, says that time is over: then it cannot be stopped. */
  isDoubtful: boolean
}

/** What stops the clock. The first time in a prova it asks, as that changes its result. Null where it cannot be stopped. */
export function usePausa(
  { tipo, relogio: { pausas } }: Simulado,
  dispatch: Dispatch<Action>,
  { agora, isDoubtful }: Tempo,
): (() => void) | null {
  const asks = tipo === 'prova' && pausas === undefined
  useEffect(() => {
    // Before it is needed: one may be without a network by then.
    if (asks) void preloadDialogs()
  }, [asks])
  if (isDoubtful || !canPausar(pausas)) return null
  const pause = async () => {
    // What is read meanwhile costs no time.
    const agoraMs = agora()
    const isSure =
      !asks ||
      (await confirm({
        titulo: 'Pausar o simulado?',
        texto: `O relógio para, e as questões ficam escondidas até você continuar. ${PAUSA_DE_PROVA}`,
        confirmar: 'Pausar',
        cancelar: 'Ficar',
      }))
    if (isSure) dispatch({ type: 'pause', agoraMs })
  }
  return () => void pause()
}

interface PausadoProps {
  simulado: Simulado
  heading: Ref<HTMLHeadingElement>
  onResume: () => void
  /** Asks for another simulado. */
  onAnother: () => void
  /** Leads to the question whether to hand it in as it is. */
  onEnd: () => void
}

/** A simulado whose clock stands still: nothing of its questions is to be seen. */
export function Pausado({ simulado, heading, onResume, onAnother, onEnd }: PausadoProps) {
  const { tipo, questoes, relogio, id } = simulado
  const marcadas = countMarked(simulado)
  return (
    <Abertura titulo="Simulado pausado" heading={heading} className={styles.before}>
      <p className={styles.facts}>
        {nomeInWords(simulado, questoes.length)}. {paradoInWords(relogio)} As questões voltam quando
        você continuar, com tudo o que você fez.
      </p>
      {tipo === 'prova' && <p className={styles.facts}>{PAUSA_DE_PROVA}</p>}
      <div className={styles.actions}>
        <Button onClick={onResume}>
          <IconPlay />
          Continuar
        </Button>
        {marcadas === 0 && (
          <Button variant="quiet" onClick={onAnother}>
            Escolher outro simulado
          </Button>
        )}
      </div>
      {marcadas > 0 && (
        <Retomada
          marcadas={marcadas}
          total={questoes.length}
          ficaNaConta={id !== null}
          temFim={false}
          onStartOver={onAnother}
          onEnd={onEnd}
        />
      )}
    </Abertura>
  )
}
