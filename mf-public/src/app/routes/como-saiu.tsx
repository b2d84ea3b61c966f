import type { QuestaoSorteada } from '@rumo/contract'
import { IconExternal, QUIET_LINK, VisuallyHidden } from '@rumo/shared-ui'
import { Link } from 'react-router-dom'
import { pathOfQuestao } from './provas-anteriores/prova-paths.ts'

interface ComoSaiuProps {
  questao: Pick<QuestaoSorteada, 'id' | 'id_prova' | 'pagina_pdf'>
}

/**
 * A link to the question in the printed exam. It opens in a new tab, so that the question stays open. Shows nothing
 * when the page of the PDF is not known.
 */
export function ComoSaiu({ questao: { id, id_prova, pagina_pdf } }: ComoSaiuProps) {
  if (pagina_pdf == null) return null
  return (
    <Link className={QUIET_LINK} to={pathOfQuestao(id_prova, id, pagina_pdf)} target="_blank">
      Como saiu na prova
      <VisuallyHidden> (abre em outra aba)</VisuallyHidden>
      <IconExternal />
    </Link>
  )
}
