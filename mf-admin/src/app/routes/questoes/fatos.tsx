import { IconArrowLeft, IconExternal, VisuallyHidden } from '@rumo/shared-ui'
import { Link } from 'react-router-dom'
import { offersRegistro } from '../../../features/registro/registro.calls.ts'
import { LinkBack, LinkBeside, useVolta } from '../../../shared/lista/links.tsx'
import { PATHS, pathTo, questaoNoPdf, registroDaQuestao } from '../../paths.ts'
import styles from '../provas/questoes.module.css'

interface FatosProps {
  /** Null for a new question. */
  id: number | null
  idProva: number
  nomeDaProva: string | undefined
  /** The page of the prova's PDF on which the question begins, if known. */
  pagina: number | null
}

const duplicateAddress = (idProva: number, id: number) =>
  `${pathTo(PATHS.novaQuestao, idProva)}?de=${id}`

/**
 * Links from the editor of a question: back to the list, to a copy of the question, to its entries in the log, and to
 * its page in the PDF.
 */
export function Fatos({ id, idProva, nomeDaProva, pagina }: FatosProps) {
  const list = pathTo(PATHS.questoesDaProva, idProva)
  const { pathname } = useVolta(list)
  const ofProva = nomeDaProva ? `Questões de ${nomeDaProva}` : 'Questões da prova'
  return (
    <div className={styles.facts}>
      <LinkBack path={list} className={styles.back}>
        <IconArrowLeft />
        {pathname === list ? ofProva : 'Questões'}
      </LinkBack>
      {id !== null && (
        <>
          <LinkBeside to={duplicateAddress(idProva, id)} className={styles.back}>
            Duplicar
          </LinkBeside>
          {offersRegistro() && (
            <LinkBeside to={registroDaQuestao(id)} className={styles.back}>
              O que mudou
            </LinkBeside>
          )}
          {pagina !== null && (
            <Link to={questaoNoPdf(idProva, id, pagina)} target="_blank" className={styles.back}>
              Como saiu na prova
              <VisuallyHidden> (abre em outra aba)</VisuallyHidden>
              <IconExternal />
            </Link>
          )}
        </>
      )}
    </div>
  )
}
