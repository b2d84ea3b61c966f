import { IconArrowLeft, IconExternal, VisuallyHidden } from '@rumo/shared-ui'
import { generatePath, Link } from 'react-router-dom'
import { offersRegistro } from '../../../features/registro/registro.calls.ts'
import { LinkBack, LinkBeside, useVolta } from '../../../shared/lista/links.tsx'
import { PATHS, questaoNoPdf, registroDaQuestao } from '../../paths.ts'
import styles from '../provas/questoes.module.css'

interface FatosProps {
  /** Null for a question that is new. */
  id: number | null
  idProva: number
  nomeDaProva: string | undefined
  /** The page of its prova's PDF on which it begins, where that is known. */
  pagina: number | null
}

const duplicateAddress = (idProva: number, id: number) =>
  `${generatePath(PATHS.novaQuestao, { id: String(idProva) })}?de=${id}`

/** The ways from a question that is edited: back, to its copy, to what changed in it, and to where it was printed. */
export function Fatos({ id, idProva, nomeDaProva, pagina }: FatosProps) {
  const list = generatePath(PATHS.questoesDaProva, { id: String(idProva) })
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
