import type { QuestaoSorteada } from '@rumo/contract'
import { IconExternal, QUIET_LINK, VisuallyHidden } from '@rumo/shared-ui'
import { Link } from 'react-router-dom'
import { pathOfQuestao } from './provas-anteriores/prova-paths.ts'

interface ComoSaiuProps {
  questao: Pick<QuestaoSorteada, 'id' | 'id_prova' | 'pagina_pdf'>
}

/**
 * The way to a question as it was printed, in a tab of its own, so that the question stays where it is. Nothing where no
 * page of a PDF is known to have it.
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
