import type { Prova } from '@rumo/contract'
import { MINUTOS_EXTRAS } from '@rumo/contract/rules'
import { Button, FormattedText, IconArrowLeft, IconArrowRight } from '@rumo/shared-ui'
import { byCount, countedWords } from '@rumo/shared-ui/words'
import { useCallback, useState, type ReactNode, type Ref } from 'react'
import { Link } from 'react-router-dom'
import { Levar } from '../../../features/levadas/levar.tsx'
import { nomeOf } from '../../../features/provas/provas.words.ts'
import { temasDaProva } from '../../../features/redacoes/redacoes.calls.ts'
import { findProva } from '../../../features/simulado/simulado.calls.ts'
import { Carregando, TextSkeleton } from '../../../shared/carregando.tsx'
import { durationInWords } from '../../../shared/duracao.ts'
import { LoadFailed } from '../../../shared/load-failed.tsx'
import { Panel } from '../../../shared/panel.tsx'
import { useLoad } from '../../../shared/use-load.ts'
import { PATHS } from '../../paths.ts'
import { Abertura } from './abertura.tsx'
import styles from './antes.module.css'

interface AntesProps {
  idProva: number
  heading: Ref<HTMLHeadingElement>
  onStart: (comTempoExtra: boolean) => void
  onBack: () => void
}

/** The instructions before a whole prova. Its clock starts only when the user presses Começar. */
export function Antes({ idProva, heading, onStart, onBack }: AntesProps) {
  const load = useCallback(
    async (signal: AbortSignal) => {
      const [prova, temas] = await Promise.all([
        findProva(idProva, signal),
        // Without the themes, the questions can still be answered.
        temasDaProva(idProva, signal).catch(() => []),
      ])
      return { prova, temas: temas.length }
    },
    [idProva],
  )
  const prova = useLoad(load)
  const back = (
    <Button variant="quiet" onClick={onBack}>
      <IconArrowLeft />
      Escolher outro simulado
    </Button>
  )
  if (prova.status === 'loading') {
    return (
      <Carregando
        titulo="Prova inteira"
        texto="Carregando a prova..."
        heading={heading}
        isSlow={prova.isSlow}
        onRetry={prova.retry}
      >
        <TextSkeleton />
      </Carregando>
    )
  }
  if (prova.status === 'error') {
    return (
      <Panel titulo="Prova inteira" heading={heading}>
        <LoadFailed load={prova} />
        {back}
      </Panel>
    )
  }
  return <Instrucoes {...prova.value} heading={heading} onStart={onStart} back={back} />
}

interface InstrucoesProps extends Pick<AntesProps, 'heading' | 'onStart'> {
  prova: Prova
  /** The number of essay themes of the prova. */
  temas: number
  back: ReactNode
}

function Instrucoes({ prova, temas, heading, onStart, back }: InstrucoesProps) {
  const [comTempoExtra, setComTempoExtra] = useState(false)
  const minutos = prova.duracao_minutos ?? null
  const whole = minutos === null ? null : minutos + (comTempoExtra ? MINUTOS_EXTRAS : 0)
  return (
    <Abertura titulo={nomeOf(prova)} heading={heading} className={styles.before}>
      <p className={styles.facts}>
        {whole === null
          ? 'Sem limite de tempo.'
          : `Você tem ${durationInWords(whole)}. O tempo começa quando você tocar em Começar e corre também com a página fechada. Se precisar, dá para pausar, e o resultado diz que houve pausa. No fim, o simulado se encerra sozinho.`}
      </p>
      {temas > 0 && <p className={styles.facts}>{redacaoInWords(temas)}</p>}
      {prova.instrucoes && (
        <section>
          <h2 className={styles.subtitle}>Instruções da prova</h2>
          <p className={styles.note}>
            São as da prova impressa.{' '}
            {temas === 0 && (
              <>
                O simulado tem só as questões. Se as instruções pedirem uma redação, escreva a sua
                em <Link to={PATHS.temasRedacao}>Tema de redação</Link>.
              </>
            )}
          </p>
          <FormattedText className={styles.text} texto={prova.instrucoes} />
        </section>
      )}
      {minutos !== null && (
        <label className={styles.extra}>
          <input
            type="checkbox"
            checked={comTempoExtra}
            onChange={({ target }) => setComTempoExtra(target.checked)}
          />
          <span>
            Tempo extra de {durationInWords(MINUTOS_EXTRAS)}, para quem tem direito a ele na prova.
          </span>
        </label>
      )}
      <div className={styles.actions}>
        <Button onClick={() => onStart(comTempoExtra)}>
          Começar
          <IconArrowRight />
        </Button>
        {back}
      </div>
      <Levar oQue={{ tipo: 'prova', id: prova.id, nome: nomeOf(prova) }} />
    </Abertura>
  )
}

const redacaoInWords = (temas: number) =>
  `A redação faz parte: ${byCount(
    temas,
    'o tema fica',
    `você escolhe um dos ${countedWords(temas, 'tema', 'temas')}, que ficam`,
  )} ao lado das questões, no mesmo tempo. Se você não escrever nada, o simulado vale sem ela.`
