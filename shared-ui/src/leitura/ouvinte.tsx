import { useEffect, useMemo, useSyncExternalStore, type RefObject } from 'react'
import { Button } from '../button.tsx'
import { IconPause, IconPlay, IconRefresh } from '../icons.tsx'
import { numberWords } from '../words/words.ts'
import { changeAberta } from './aberta.ts'
import { areaOf } from './area.ts'
import { falasIn } from './falas.ts'
import { Leitor, onVoices, portugueseVoice, VELOCIDADES } from './leitor-de-voz.ts'
import styles from './painel.module.css'

/**
 * Reads aloud the area that contains the button, from the moment when this component is mounted until it is unmounted.
 */
export function Ouvinte({ button }: { button: RefObject<HTMLElement | null> }) {
  // Compared by name, because a browser may create a new object for the same voice each time.
  const name = useSyncExternalStore(onVoices, () => portugueseVoice()?.voiceURI)
  const voice = useMemo(() => (name === undefined ? undefined : portugueseVoice()), [name])
  if (!voice) {
    return (
      <p className={styles.recado}>
        Não encontramos uma voz em português neste aparelho. Instale uma nas configurações dele, em
        fala ou acessibilidade, e volte aqui.
      </p>
    )
  }
  return <Voz key={voice.voiceURI} voice={voice} button={button} />
}

interface VozProps {
  voice: SpeechSynthesisVoice
  button: RefObject<HTMLElement | null>
}

function Voz({ voice, button }: VozProps) {
  const leitor = useMemo(() => new Leitor(voice), [voice])
  const { situacao, velocidade } = useSyncExternalStore(leitor.subscribe, leitor.estado)
  const begin = () => {
    const area = areaOf(button.current)
    if (area) leitor.read(falasIn(area))
  }
  useEffect(() => {
    const area = areaOf(button.current)
    if (area) leitor.read(falasIn(area))
    return () => leitor.stop()
  }, [leitor, button])
  const place = VELOCIDADES.findIndex((one) => one === velocidade)
  const setPlace = (next: number) => leitor.setVelocidade(VELOCIDADES[next] ?? 1)
  return (
    <div className={styles.barra}>
      {situacao === 'lendo' ? (
        <Button variant="outline" onClick={() => leitor.pause()}>
          <IconPause />
          Pausar
        </Button>
      ) : (
        <Button
          variant="outline"
          onClick={() => (situacao === 'pausado' ? leitor.goOn() : begin())}
        >
          {situacao === 'pausado' ? <IconPlay /> : <IconRefresh />}
          {situacao === 'pausado' ? 'Continuar' : 'Ouvir de novo'}
        </Button>
      )}
      <Button variant="quiet" onClick={() => changeAberta({ parte: 'ajustes' })}>
        Parar
      </Button>
      <fieldset className={styles.grupo}>
        <legend className={styles.legenda}>Velocidade</legend>
        <Button
          variant="outline"
          className={styles.quadrado}
          aria-label="Mais devagar"
          disabled={place <= 0}
          onClick={() => setPlace(place - 1)}
        >
          −
        </Button>
        <output className={styles.valor}>{numberWords(velocidade)}×</output>
        <Button
          variant="outline"
          className={styles.quadrado}
          aria-label="Mais rápido"
          disabled={place === VELOCIDADES.length - 1}
          onClick={() => setPlace(place + 1)}
        >
          +
        </Button>
      </fieldset>
    </div>
  )
}
