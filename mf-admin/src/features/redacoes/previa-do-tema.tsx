import { TEXTOS_DE_REFERENCIA } from '@rumo/contract'
import { divideTema } from '@rumo/contract/texto'
import { FormattedText, Referencias } from '@rumo/shared-ui'
import { useMemo } from 'react'
import { PreviaSection } from '../../shared/editor/previa-section.tsx'
import { shownReferencias } from '../../shared/referencias/referencias-rascunho.ts'
import styles from './previa-do-tema.module.css'
import type { TemaRascunho } from './tema-rascunho.ts'

interface PreviaDoTemaProps {
  tema: TemaRascunho
  resolveArquivo: (url: string) => string
}

/** The theme as a candidate sees it: the first line is its heading, and the texts are numbered. */
export function PreviaDoTema({ tema, resolveArquivo }: PreviaDoTemaProps) {
  const { instrucoes, referencias } = tema
  const shown = useMemo(() => shownReferencias(referencias), [referencias])
  const textos = useMemo(
    () => [
      instrucoes,
      ...shown.flatMap((each) => TEXTOS_DE_REFERENCIA.map((campo) => each[campo])),
    ],
    [instrucoes, shown],
  )
  const words = divideTema(instrucoes)
  return (
    <PreviaSection textos={textos.map((texto) => texto ?? '')} partOf={partOf}>
      <div className={styles.tema}>
        {words === null ? (
          <p className={styles.nothing}>Sem título e sem texto, o tema não é sorteado.</p>
        ) : (
          <>
            <p className={styles.titulo}>
              <FormattedText texto={words.titulo} inline />
            </p>
            {words.comando !== '' && <FormattedText texto={words.comando} />}
          </>
        )}
        <div data-textos>
          <Referencias numeradas referencias={shown} resolveArquivo={resolveArquivo} />
        </div>
      </div>
    </PreviaSection>
  )
}

/** The text of the coletânea to which a field belongs; null for other fields. */
function partOf(field: string, previa: HTMLElement): HTMLElement | null {
  const [list, index] = field.split('.')
  if (list !== 'referencias') return null
  return previa.querySelectorAll<HTMLElement>('[data-textos] > section')[Number(index)] ?? null
}
