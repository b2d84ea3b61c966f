import { IconArrowLeft } from '@rumo/shared-ui'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { generatePath, useLocation, useNavigate } from 'react-router-dom'
import { AnaliseView } from '../../../features/analises/analise-view.tsx'
import { offersAnalises } from '../../../features/analises/analises.calls.ts'
import { provaQuery } from '../../../features/provas/provas.calls.ts'
import { materiasQuery, trilhoQuery } from '../../../features/questoes/questoes.calls.ts'
import { QuestaoEditor } from '../../../features/questoes/questao-editor.tsx'
import type { Rascunho } from '../../../features/questoes/questao-rascunho.ts'
import { Trilho } from '../../../features/questoes/trilho.tsx'
import { vizinhasOf } from '../../../features/questoes/vizinhas.ts'
import { vestibularesQuery } from '../../../features/vestibulares/vestibulares.calls.ts'
import { LinkBack, LinkBeside, useVolta } from '../../../shared/lista/links.tsx'
import { PATHS } from '../../paths.ts'
import styles from '../provas/questoes.module.css'

interface EditorProps {
  id: number | null
  inicial: Rascunho
  /** After it was saved: to the next one that is new. Unless given, to the next one of the prova. */
  onNext?: () => void
}

const addressOf = (id: number) => generatePath(PATHS.questao, { id: String(id) })

const duplicateAddress = (idProva: number, id: number) =>
  `${generatePath(PATHS.novaQuestao, { id: String(idProva) })}?de=${id}`

/** The editor with the prova, its other questions and the matérias around a question. */
export function Editor({ id, inicial, onNext }: EditorProps) {
  const navigate = useNavigate()
  const here: unknown = useLocation().state
  const { id_prova } = inicial
  const { data: materias = [] } = useQuery(materiasQuery)
  const { data: prova } = useQuery(provaQuery(id_prova))
  const { data: vestibulares } = useQuery(vestibularesQuery)
  const { data: questoes = [] } = useQuery(trilhoQuery(id_prova))
  const shown = useMemo(
    () => ({
      id: id_prova,
      nome: prova?.nome ?? '',
      vestibular: vestibulares?.find((each) => each.id === prova?.id_vestibular) ?? null,
    }),
    [id_prova, prova, vestibulares],
  )
  const list = generatePath(PATHS.questoesDaProva, { id: String(id_prova) })
  const { state, ...volta } = useVolta(list)
  const { after } = vizinhasOf(questoes, id)
  const toNext = after && {
    does: () => void navigate(addressOf(after.id), { state: here }),
    words: 'Salvar e abrir a próxima',
  }
  const ofProva = prova ? `Questões de ${prova.nome}` : 'Questões da prova'
  return (
    <>
      <div className={styles.facts}>
        <LinkBack path={list} className={styles.back}>
          <IconArrowLeft />
          {volta.pathname === list ? ofProva : 'Questões'}
        </LinkBack>
        {id !== null && (
          <LinkBeside to={duplicateAddress(id_prova, id)} className={styles.back}>
            Duplicar
          </LinkBeside>
        )}
      </div>
      {questoes.length > 0 && <Trilho questoes={questoes} atual={id} addressOf={addressOf} />}
      {id !== null && offersAnalises() && <AnaliseView id={id} />}
      <QuestaoEditor
        id={id}
        inicial={inicial}
        prova={shown}
        materias={materias}
        // In its place: Back does not lead to a form that was saved or given up.
        onLeave={() => void navigate(volta, { state, replace: true })}
        onNext={onNext ? { does: onNext, words: 'Salvar e escrever outra' } : (toNext ?? null)}
      />
    </>
  )
}
