import { Button, confirm, IconPlay, preloadDialogs } from '@rumo/shared-ui'
import { useEffect, type Dispatch, type Ref } from 'react'
import { simuladoWords } from '@rumo/shared-ui/words'
import { Retomada } from '../../../features/simulado/retomada.tsx'
import type { Action } from '../../../features/simulado/simulado.rules.ts'
import {
  countMarked,
  podeSerComparado,
  type Simulado,
} from '../../../features/simulado/simulado.ts'
import { paradoInWords, pausaInWords } from '../../../features/simulado/simulado.words.ts'
import { Abertura } from './abertura.tsx'
import styles from './antes.module.css'
import type { Tempo } from './use-tempo.ts'

/**
 * Returns the function that pauses the clock. It asks for confirmation before the first pause in a prova of an account,
 * because the result is not compared with others after a pause. Null when the clock cannot be paused.
 */
export function usePausa(
  simulado: Simulado,
  dispatch: Dispatch<Action>,
  { agora, podePausar }: Pick<Tempo, 'agora' | 'podePausar'>,
): (() => void) | null {
  const asks = podeSerComparado(simulado) && simulado.relogio.pausas === undefined
  useEffect(() => {
    // Loaded ahead of time: there may be no network when the dialog is needed.
    if (asks) void preloadDialogs()
  }, [asks])
  if (!podePausar) return null
  const pause = async () => {
    // The time during which the user reads the dialog is not counted.
    const agoraMs = agora()
    const isSure =
      !asks ||
      (await confirm({
        titulo: 'Pausar o simulado?',
        texto: `O relógio para, e as questões ficam escondidas até você continuar. ${pausaInWords(simulado)}`,
        confirmar: 'Pausar',
        cancelar: 'Ficar',
      }))
    if (isSure) dispatch({ type: 'pause', agoraMs })
  }
  return () => void pause()
}

interface PausadoProps {
  simulado: Simulado
  /** Whether an essay was begun in the simulado. */
  temRedacao: boolean
  heading: Ref<HTMLHeadingElement>
  onResume: () => void
  onAnother: () => void
  /** Asks whether the simulado should be handed in as it is. */
  onEnd: () => void
}

/** A paused simulado. Its questions are hidden. */
export function Pausado(props: PausadoProps) {
  const { simulado, temRedacao, heading, onResume, onAnother, onEnd } = props
  const { tipo, questoes, relogio, id } = simulado
  const marcadas = countMarked(simulado)
  const isUntouched = marcadas === 0 && !temRedacao
  return (
    <Abertura titulo="Simulado pausado" heading={heading} className={styles.before}>
      <p className={styles.facts}>
        {simuladoWords(simulado, questoes.length)}. {paradoInWords(relogio)} As questões voltam
        quando você continuar, com tudo o que você fez.
      </p>
      {tipo === 'prova' && <p className={styles.facts}>{pausaInWords(simulado)}</p>}
      <div className={styles.actions}>
        <Button onClick={onResume}>
          <IconPlay />
          Continuar
        </Button>
        {isUntouched && (
          <Button variant="quiet" onClick={onAnother}>
            Escolher outro simulado
          </Button>
        )}
      </div>
      {!isUntouched && (
        <Retomada
          marcadas={marcadas}
          temRedacao={temRedacao}
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
