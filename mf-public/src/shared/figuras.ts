import type { QuestaoMostrada } from '@rumo/shared-ui'
import { uniqBy } from 'es-toolkit'

interface Figura {
  url_imagem: string
  /** The width in px; null when it is not known. */
  largura: number | null | undefined
}

/** Every figure of these questions, each once, in their order. */
export function figurasOf(questoes: readonly QuestaoMostrada[]): Figura[] {
  const figuras = questoes.flatMap(({ referencias, alternativas }) =>
    [...referencias, ...alternativas].flatMap(({ url_imagem, largura }) =>
      url_imagem ? [{ url_imagem, largura }] : [],
    ),
  )
  return uniqBy(figuras, ({ url_imagem }) => url_imagem)
}
