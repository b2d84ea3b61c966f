import { fimDoRelogio } from '@rumo/contract/rules'
import { CartaoBar } from '../../../features/cartao-resposta/cartao-bar.tsx'
import { CartaoColumn } from '../../../features/cartao-resposta/cartao-column.tsx'
import type { Linha } from '../../../features/cartao-resposta/cartao-resposta.rules.ts'
import { markedInWords } from '../../../features/cartao-resposta/cartao-resposta.words.ts'
import { Relogio } from '../../../features/simulado/relogio.tsx'
import { Retomada } from '../../../features/simulado/retomada.tsx'
import { useFimDoTempo, type OutrasAbas } from '../../../features/simulado/use-fim-do-tempo.ts'
import { Aviso } from './ainda-nao.tsx'
import styles from './em-curso.module.css'
import type { EtapaProps } from './etapa.ts'
import { Final, type Fim } from './fim.tsx'
import { usePausa } from './pausado.tsx'
import type { Ownership } from './pedido.ts'
import { Poucas, QuestaoAtual } from './questao-atual.tsx'
import { RedacaoNaProva } from './redacao-na-prova.tsx'
import { estaEscrita, type FolhaDaProva } from './use-redacao-da-prova.ts'
import type { Tempo } from './use-tempo.ts'

interface MarcandoProps extends EtapaProps, Pick<Ownership, 'isMine'> {
  /** The sheet of the prova's essay; null when it has none. */
  redacao: FolhaDaProva | null
  abas: OutrasAbas
  tempo: Tempo
  /** The number of answers when the user left; null once the user continues. */
  parou: number | null
  fim: Fim
  linhas: Linha[]
  /** Whether the sheet of the essay is shown instead of a question. */
  isWriting: boolean
  setIsWriting: (isWriting: boolean) => void
  goTo: (index: number) => void
}

/** A question, or the essay, with the answer card and the running clock. */
export function Marcando(props: MarcandoProps) {
  const { simulado, dispatch, isWide, envio, redacao, abas, isMine } = props
  const { tempo, parou, fim, linhas, isWriting, setIsWriting, goTo } = props
  const { agora, isUnsettled } = tempo
  const { atual } = simulado
  const onPause = usePausa(simulado, dispatch, tempo)
  const onOver = useFimDoTempo(simulado, { dispatch, abas, isMine, end: fim.endNow })
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
        {parou !== null && (
          <Parou {...{ simulado, redacao, parou, fim }} onAnother={props.onAnother} />
        )}
        {atual === 0 && <Poucas simulado={simulado} />}
        {folha ? (
          <RedacaoNaProva
            folha={folha}
            heading={props.heading}
            relogio={isWide && relogio}
            onBack={() => setIsWriting(false)}
          />
        ) : (
          <QuestaoAtual
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

interface ParouProps extends Pick<MarcandoProps, 'simulado' | 'redacao' | 'onAnother'> {
  /** The number of answers when the user left. */
  parou: number
  fim: Fim
}

const Parou = ({ simulado, redacao, parou, fim, onAnother }: ParouProps) => (
  <Retomada
    marcadas={parou}
    temRedacao={estaEscrita(redacao)}
    total={simulado.questoes.length}
    ficaNaConta={simulado.id !== null}
    temFim={fimDoRelogio(simulado.relogio) !== null}
    onStartOver={onAnother}
    onEnd={() => fim.ask('leave')}
  />
)
