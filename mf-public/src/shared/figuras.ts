import type { QuestaoMostrada } from '@rumo/shared-ui'
import { compact, uniq } from 'es-toolkit'

/** The `url_imagem` of every figure of these questions, each once, in their order. */
export function figurasOf(questoes: readonly QuestaoMostrada[]): string[] {
  const urls = questoes.flatMap(({ referencias, alternativas }) =>
    [...referencias, ...alternativas].map(({ url_imagem }) => url_imagem),
  )
  return uniq(compact(urls))
}
