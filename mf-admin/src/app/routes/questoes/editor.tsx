import { IconArrowLeft } from '@rumo/shared-ui'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { generatePath, useNavigate } from 'react-router-dom'
import { provaQuery } from '../../../features/provas/provas.calls.ts'
import { materiasQuery } from '../../../features/questoes/questoes.calls.ts'
import { QuestaoEditor } from '../../../features/questoes/questao-editor.tsx'
import type { Rascunho } from '../../../features/questoes/questao-rascunho.ts'
import { vestibularesQuery } from '../../../features/vestibulares/vestibulares.calls.ts'
import { LinkBack, useVolta } from '../../../shared/lista/links.tsx'
import { PATHS } from '../../paths.ts'
import styles from '../provas/questoes.module.css'

interface EditorProps {
  id: number | null
  inicial: Rascunho
  onNext: (() => void) | null
}

/** The editor with the prova and the matérias around a question. */
export function Editor({ id, inicial, onNext }: EditorProps) {
  const navigate = useNavigate()
  const { id_prova } = inicial
  const { data: materias = [] } = useQuery(materiasQuery)
  const { data: prova } = useQuery(provaQuery(id_prova))
  const { data: vestibulares } = useQuery(vestibularesQuery)
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
  const ofProva = prova ? `Questões de ${prova.nome}` : 'Questões da prova'
  return (
    <>
      <div className={styles.facts}>
        <LinkBack path={list} className={styles.back}>
          <IconArrowLeft />
          {volta.pathname === list ? ofProva : 'Questões'}
        </LinkBack>
      </div>
      <QuestaoEditor
        id={id}
        inicial={inicial}
        prova={shown}
        materias={materias}
        // In its place: Back does not lead to a form that was saved or given up.
        onLeave={() => void navigate(volta, { state, replace: true })}
        onNext={onNext}
      />
    </>
  )
}
