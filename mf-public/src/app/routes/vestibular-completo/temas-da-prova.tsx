import { http } from '@rumo/shared-auth'
import {
  Button,
  FormattedText,
  IconArrowLeft,
  preloadFormulas,
  Referencias,
  VisuallyHidden,
} from '@rumo/shared-ui'
import { countedWords } from '@rumo/shared-ui/words'
import { useEffect, type ReactNode, type Ref } from 'react'
import type { Tema } from '../../../features/redacoes/tema.ts'
import { formattedTextsOf } from '../../../features/redacoes/textos-do-tema.ts'
import styles from './temas-da-prova.module.css'

interface TemasDaProvaProps {
  temas: readonly Tema[]
  /** The theme that was chosen before; null when none was. */
  escolhido: Tema | null
  heading: Ref<HTMLHeadingElement>
  /** The clock, when no bar above shows it. */
  relogio: ReactNode
  onChoose: (tema: Tema) => void
  onBack: () => void
}

/** The themes of a prova, of which the user chooses one to write about. */
export function TemasDaProva(props: TemasDaProvaProps) {
  const { temas, escolhido, heading, relogio, onChoose, onBack } = props
  return (
    <div className={styles.escolha}>
      {relogio}
      <h1 className={styles.titulo} ref={heading} tabIndex={-1}>
        Escolha um tema
      </h1>
      <p className={styles.nota}>
        Esta prova tem {countedWords(temas.length, 'tema', 'temas')} de redação. Escreva sobre um
        deles. Dá para trocar, e o que você escrever continua na folha.
      </p>
      <div className={styles.temas}>
        {temas.map((tema) => (
          <Um
            key={tema.id}
            tema={tema}
            acao={tema.id === escolhido?.id ? 'Continuar neste tema' : 'Escrever sobre este tema'}
            onChoose={() => onChoose(tema)}
          />
        ))}
      </div>
      <Button variant="outline" onClick={onBack}>
        <IconArrowLeft />
        Voltar às questões
      </Button>
    </div>
  )
}

interface UmProps {
  tema: Tema
  acao: string
  onChoose: () => void
}

function Um({ tema, acao, onChoose }: UmProps) {
  useEffect(() => preloadFormulas(formattedTextsOf(tema)), [tema])
  return (
    <section className={styles.um}>
      <h2 className={styles.nome}>
        <FormattedText texto={tema.titulo} inline />
      </h2>
      {tema.comando && <FormattedText texto={tema.comando} />}
      <TextosDeApoio tema={tema} />
      <Button onClick={onChoose}>
        {acao}
        <VisuallyHidden> ({tema.titulo})</VisuallyHidden>
      </Button>
    </section>
  )
}

interface TextosProps {
  tema: Tema
  isOpen?: boolean
}

/** The texts of a theme, which can be folded. Renders nothing where there are none. */
export const TextosDeApoio = ({ tema: { textos, faltam }, isOpen = false }: TextosProps) =>
  (textos.length > 0 || faltam) && (
    <details className={styles.apoio} open={isOpen}>
      <summary className={styles.como}>Textos de apoio</summary>
      <Referencias
        numeradas
        referencias={textos}
        faltam={faltam}
        resolveArquivo={(url) => http.fileUrl(url)}
      />
    </details>
  )
