import {
  Button,
  FormattedText,
  IconArrowLeft,
  preloadFormulas,
  useMediaQuery,
} from '@rumo/shared-ui'
import { useEffect, useId, useRef, useState, type ReactNode, type Ref } from 'react'
import { Conferencia } from '../../../features/folha/conferencia-view.tsx'
import { Folha } from '../../../features/folha/folha.tsx'
import { Orientacoes } from '../../../features/redacoes/como-escrever.tsx'
import { AvisoDaGuarda } from '../../../features/redacoes/guarda-view.tsx'
import type { Tema } from '../../../features/redacoes/tema.ts'
import { formattedTextsOf } from '../../../features/redacoes/textos-do-tema.ts'
import { useKeepClear } from '../../../shared/use-keep-clear.ts'
import { useBringUpOnChange, type ScreenHeading } from '../../../shared/use-screen-heading.ts'
import { Contagem } from '../temas-redacao/contagem.tsx'
import { DoisTextos } from '../temas-redacao/escolha-de-tema.tsx'
import { useConferencia } from '../temas-redacao/use-conferencia.ts'
import styles from './redacao-na-prova.module.css'
import text from '../../../shared/text.module.css'
import escolha from './temas-da-prova.module.css'
import { TemasDaProva, TextosDeApoio } from './temas-da-prova.tsx'
import type { FolhaDaProva } from './use-redacao-da-prova.ts'

interface RedacaoNaProvaProps {
  folha: FolhaDaProva
  heading: ScreenHeading
  /** The clock, when no bar above shows it. */
  relogio: ReactNode
  onBack: () => void
}

/** The essay of a prova, written within its time. If the prova has several themes, the user chooses one. */
export function RedacaoNaProva({ folha, heading, relogio, onBack }: RedacaoNaProvaProps) {
  const { tema, temas, choose, abas } = folha
  const { look, dois, decide } = abas
  const [isChanging, setIsChanging] = useState(false)
  useBringUpOnChange(heading, tema === null || isChanging, true)
  // A browser that shows both tabs side by side tells this one nothing when the user turns to it.
  useEffect(() => look(), [look])
  if (dois) {
    return (
      <>
        {relogio}
        <DoisTextos
          {...{ heading, ...dois }}
          lugar="Tema de redação"
          onChoose={(chosen) => decide(dois, chosen === 'aqui')}
        />
      </>
    )
  }
  if (tema && !isChanging) {
    return (
      <FolhaComTema
        {...{ folha, tema, relogio, onBack }}
        heading={heading.attach}
        onChoose={() => setIsChanging(true)}
      />
    )
  }
  return (
    <TemasDaProva
      temas={temas}
      escolhido={tema}
      heading={heading.attach}
      relogio={relogio}
      onChoose={(chosen) => {
        if (chosen.id !== tema?.id) choose(chosen)
        setIsChanging(false)
      }}
      onBack={onBack}
    />
  )
}

interface FolhaComTemaProps extends Omit<RedacaoNaProvaProps, 'heading'> {
  tema: Tema
  heading: Ref<HTMLHeadingElement>
  /** Opens the choice among the other themes. */
  onChoose: () => void
}

const VAI = 'A redação fica neste aparelho e é entregue com o cartão, quando você encerrar.'
const FICA = 'A redação fica guardada neste aparelho, também depois de encerrar.'

/** The sheet, beside its theme. */
function FolhaComTema({ folha, tema, heading, relogio, onBack, onChoose }: FolhaComTemaProps) {
  const { temas, texto, guarda, seraEnviada, write, abas } = folha
  const isPhone = useMediaQuery('(max-width: 699px)')
  const { lido, trechos, itens } = useConferencia(tema, texto)
  const checks = useId()
  const aviso = useRef<HTMLDivElement>(null)
  useKeepClear(aviso)
  return (
    <div className={styles.redacao}>
      {relogio && <div className={styles.relogio}>{relogio}</div>}
      <TemaDaFolha {...{ tema, heading }} onChoose={temas.length > 1 ? onChoose : null} />
      <section className={styles.folha} aria-label="Sua redação">
        <Folha
          {...{ texto, lido, trechos }}
          onChange={write}
          describedBy={checks}
          renderHead={(linhas) => (
            <Contagem texto={lido} guarda={guarda} linhas={isPhone ? null : linhas} />
          )}
        />
        <div className={styles.aviso} ref={aviso}>
          <AvisoDaGuarda
            guarda={guarda}
            isDeixado={abas.isDeixado}
            onComparar={() => void abas.compare()}
          />
        </div>
        <Conferencia id={checks} itens={itens} />
        <p className={text.note}>{seraEnviada ? VAI : FICA}</p>
        <Button variant="outline" onClick={onBack}>
          <IconArrowLeft />
          Voltar às questões
        </Button>
      </section>
    </div>
  )
}

interface TemaDaFolhaProps extends Pick<FolhaComTemaProps, 'tema' | 'heading'> {
  /** Opens the choice among the other themes; null when there is no other. */
  onChoose: (() => void) | null
}

/** The theme of the sheet, with its texts. */
function TemaDaFolha({ tema, heading, onChoose }: TemaDaFolhaProps) {
  // Beside the sheet there is room for the open texts; on narrower screens they are folded so that the sheet is near.
  const isWide = useMediaQuery('(min-width: 1200px)')
  useEffect(() => preloadFormulas(formattedTextsOf(tema)), [tema])
  return (
    <div className={styles.tema}>
      <h1 className={escolha.titulo} ref={heading} tabIndex={-1}>
        <FormattedText texto={tema.titulo} inline />
      </h1>
      {tema.comando && <FormattedText texto={tema.comando} />}
      <TextosDeApoio tema={tema} isOpen={isWide} />
      {onChoose && (
        <Button variant="quiet" onClick={onChoose}>
          Trocar de tema
        </Button>
      )}
      <details>
        <summary className={escolha.como}>Como escrever</summary>
        <Orientacoes />
      </details>
    </div>
  )
}
