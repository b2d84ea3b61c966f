import { Button, Facts, FormattedText, ScrollBox } from '@rumo/shared-ui'
import { momentWords } from '@rumo/shared-ui/words'
import { useEffect, useState } from 'react'
import { counted } from '../../../features/folha/folha.words.ts'
import { countPalavras } from '../../../features/folha/palavras.ts'
import type { Outro, Rascunho } from '../../../features/redacoes/rascunho.ts'
import { Page } from '../../../shared/page.tsx'
import { type ScreenHeading, useOtherTitle } from '../../../shared/use-screen-heading.ts'
import styles from './escolha-de-tema.module.css'
import text from '../../../shared/text.module.css'
import { Titulo } from './titulo.tsx'

interface EscolhaProps {
  heading: ScreenHeading
  aqui: Rascunho
  outro: Outro
  /** Continues with one text; the other one is kept too. Resolves to false when the device refuses to keep it. */
  onChoose: (chosen: 'aqui' | 'outro') => Promise<boolean>
}

const WORDS = {
  aparelho: {
    titulo: 'Você escreveu em dois aparelhos',
    la: 'No outro aparelho',
    aqui: 'Neste aparelho',
    comLa: 'Continuar com o do outro aparelho',
    comAqui: 'Continuar com o deste aparelho',
  },
  aba: {
    titulo: 'Você escreveu em duas abas',
    la: 'Na outra aba',
    aqui: 'Nesta aba',
    comLa: 'Continuar com o da outra aba',
    comAqui: 'Continuar com o desta aba',
  },
  deixado: {
    titulo: 'Você escreveu em duas abas',
    la: 'O que ficou de fora',
    aqui: 'Na folha',
    comLa: 'Continuar com o que ficou de fora',
    comAqui: 'Continuar com o da folha',
  },
}

/** The choice between two texts as a screen of its own. */
export const Escolha = (props: EscolhaProps) => (
  <Page>
    <DoisTextos {...props} lugar="“Redações guardadas neste aparelho”" />
  </Page>
)

interface DoisTextosProps extends EscolhaProps {
  /** Where the other text will be. */
  lugar: string
}

/**
 * Two devices or two tabs changed the same draft. The user chooses the text to continue with; the other text is kept.
 */
export function DoisTextos({ heading, aqui, outro, lugar, onChoose }: DoisTextosProps) {
  const words = WORDS[outro.onde]
  const [isRefused, setIsRefused] = useState(false)
  const choose = async (chosen: 'aqui' | 'outro') => setIsRefused(!(await onChoose(chosen)))
  useOtherTitle(heading, words.titulo)
  useEffect(() => heading.bringUp(), [heading])
  return (
    <div className={styles.escolha}>
      <Titulo heading={heading.attach}>{words.titulo}</Titulo>
      <p>Escolha com qual texto continuar. O outro fica em {lugar}.</p>
      {isRefused && (
        <p className={styles.recusado} role="alert">
          Este aparelho não tem espaço para guardar os dois textos. Libere espaço e tente de novo.
        </p>
      )}
      <div className={styles.textos}>
        <Texto
          titulo={words.la}
          rascunho={outro.rascunho}
          acao={words.comLa}
          onChoose={() => void choose('outro')}
        />
        <Texto
          titulo={words.aqui}
          rascunho={aqui}
          acao={words.comAqui}
          onChoose={() => void choose('aqui')}
        />
      </div>
    </div>
  )
}

interface TextoProps {
  titulo: string
  rascunho: Rascunho
  acao: string
  onChoose: () => void
}

const Texto = ({ titulo, rascunho: { tema, texto, em }, acao, onChoose }: TextoProps) => (
  <section className={styles.um} aria-label={titulo}>
    <h2 className={styles.titulo}>{titulo}</h2>
    <p className={text.small}>
      <Facts
        of={[
          em !== undefined && momentWords(em),
          counted(countPalavras(texto), 'palavra'),
          <FormattedText key="titulo" texto={tema.titulo} inline />,
        ]}
      />
    </p>
    <ScrollBox className={styles.texto} label={`Texto: ${titulo}`}>
      {texto}
    </ScrollBox>
    <Button variant="quiet" onClick={onChoose}>
      {acao}
    </Button>
  </section>
)
