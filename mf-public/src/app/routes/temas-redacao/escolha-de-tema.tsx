import { Button, FormattedText, ScrollBox } from '@rumo/shared-ui'
import { momentWords } from '@rumo/shared-ui/words'
import { useEffect, useState } from 'react'
import { counted } from '../../../features/folha/folha.words.ts'
import { countPalavras } from '../../../features/folha/palavras.ts'
import type { Rascunho } from '../../../features/redacoes/rascunho.ts'
import type { Outro } from '../../../features/redacoes/rascunho-da-conta.ts'
import { Page } from '../../../shared/page.tsx'
import { type ScreenHeading, useOtherTitle } from '../../../shared/use-screen-heading.ts'
import styles from './escolha-de-tema.module.css'
import text from '../../../shared/text.module.css'
import { Titulo } from './titulo.tsx'

interface EscolhaProps {
  heading: ScreenHeading
  aqui: Rascunho
  outro: Outro
  /** Goes on with one; the other one is kept. False where the device refuses to keep it. */
  onChoose: (chosen: 'aqui' | 'outro') => Promise<boolean>
}

const TITULO = 'Você escreveu em dois aparelhos'

/** Two devices wrote on since they were the same: the writer says with which text to go on, and none is lost. */
export function Escolha({ heading, aqui, outro, onChoose }: EscolhaProps) {
  const [isRefused, setIsRefused] = useState(false)
  const choose = async (chosen: 'aqui' | 'outro') => setIsRefused(!(await onChoose(chosen)))
  useOtherTitle(heading, TITULO)
  useEffect(() => heading.bringUp(), [heading])
  return (
    <Page>
      <div className={styles.escolha}>
        <Titulo heading={heading.attach}>{TITULO}</Titulo>
        <p>
          Escolha com qual texto continuar. O outro fica em “Redações guardadas neste aparelho”.
        </p>
        {isRefused && (
          <p className={styles.recusado} role="alert">
            Este aparelho não tem espaço para guardar os dois textos. Libere espaço e tente de novo.
          </p>
        )}
        <div className={styles.textos}>
          <Texto
            titulo="No outro aparelho"
            quando={momentWords(outro.em)}
            rascunho={outro.rascunho}
            acao="Continuar com o do outro aparelho"
            onChoose={() => void choose('outro')}
          />
          <Texto
            titulo="Neste aparelho"
            quando={null}
            rascunho={aqui}
            acao="Continuar com o deste aparelho"
            onChoose={() => void choose('aqui')}
          />
        </div>
      </div>
    </Page>
  )
}

interface TextoProps {
  titulo: string
  quando: string | null
  rascunho: Rascunho
  acao: string
  onChoose: () => void
}

const Texto = ({ titulo, quando, rascunho: { tema, texto }, acao, onChoose }: TextoProps) => (
  <section className={styles.um} aria-label={titulo}>
    <h2 className={styles.titulo}>{titulo}</h2>
    <p className={text.small}>
      {quando && `${quando} · `}
      {counted(countPalavras(texto), 'palavra')} · <FormattedText texto={tema.titulo} inline />
    </p>
    <ScrollBox className={styles.texto} label={`Texto: ${titulo}`}>
      {texto}
    </ScrollBox>
    <Button variant="quiet" onClick={onChoose}>
      {acao}
    </Button>
  </section>
)
