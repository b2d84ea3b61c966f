import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { AnaliseView } from '../../../features/analises/analise-view.tsx'
import { offersAnalises } from '../../../features/analises/analises.calls.ts'
import { assuntosQuery, offersAssuntos } from '../../../features/assuntos/assuntos.calls.ts'
import { provaQuery } from '../../../features/provas/provas.calls.ts'
import { materiasQuery, trilhoQuery } from '../../../features/questoes/questoes.calls.ts'
import { QuestaoEditor } from '../../../features/questoes/questao-editor.tsx'
import type { Rascunho } from '../../../features/questoes/questao-rascunho.ts'
import { Trilho } from '../../../features/questoes/trilho.tsx'
import { vizinhasOf } from '../../../features/questoes/vizinhas.ts'
import { vestibularesQuery } from '../../../features/vestibulares/vestibulares.calls.ts'
import { useVolta } from '../../../shared/lista/links.tsx'
import { PATHS, pathTo } from '../../paths.ts'
import { Fatos } from './fatos.tsx'

interface EditorProps {
  id: number | null
  /** The id of the question of which a new one is a copy. */
  de?: number
  inicial: Rascunho
  /** The page of the prova's PDF on which the question begins, if known. */
  pagina?: number | null
  /** Called after saving, to open an empty form. Without it, saving can lead to the next question of the prova. */
  onNext?: () => void
}

const addressOf = (id: number) => pathTo(PATHS.questao, id)

/** The editor of a question, with its prova, the prova's other questions, and the matérias. */
export function Editor({ id, de, inicial, pagina = null, onNext }: EditorProps) {
  const navigate = useNavigate()
  const here: unknown = useLocation().state
  const { id_prova } = inicial
  const { data: materias = [] } = useQuery(materiasQuery)
  const { data: assuntos = [] } = useQuery({ ...assuntosQuery, enabled: offersAssuntos() })
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
  const list = pathTo(PATHS.questoesDaProva, id_prova)
  const { state, ...volta } = useVolta(list)
  const { after } = vizinhasOf(questoes, id)
  const toNext = after && {
    does: () => void navigate(addressOf(after.id), { state: here }),
    words: 'Salvar e abrir a próxima',
  }
  return (
    <>
      <Fatos id={id} idProva={id_prova} nomeDaProva={prova?.nome} pagina={pagina} />
      {questoes.length > 0 && <Trilho questoes={questoes} atual={id} addressOf={addressOf} />}
      {id !== null && offersAnalises() && <AnaliseView id={id} />}
      <QuestaoEditor
        id={id}
        de={de ?? null}
        inicial={inicial}
        prova={shown}
        materias={materias}
        assuntos={offersAssuntos() ? assuntos : null}
        // Replaces the entry, so that Back does not lead to a saved or abandoned form.
        onLeave={() => void navigate(volta, { state, replace: true })}
        onNext={onNext ? { does: onNext, words: 'Salvar e escrever outra' } : (toNext ?? null)}
      />
    </>
  )
}
