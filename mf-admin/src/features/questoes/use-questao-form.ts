import { type Assunto, edicao, type Materia, simulados } from '@rumo/contract'
import { http } from '@rumo/shared-auth'
import type { KeptForm } from '../../shared/editor/use-edit-keeper.ts'
import { useEditorForm } from '../../shared/editor/use-editor-form.ts'
import { QUESTAO, saveQuestao } from './questoes.calls.ts'
import { compareQuestoes, settleQuestoes } from './questao-conflict-parts.ts'
import { edit } from './edit-questao.ts'
import { rascunhoOf, type Rascunho } from './questao-rascunho.ts'
import { isRegradedBy } from './is-regraded-by.ts'
import { problemsOfQuestao } from './send.ts'

interface Options {
  /** Null for a new question. */
  id: number | null
  inicial: Rascunho
  materias: readonly Materia[]
  assuntos: readonly Assunto[]
  onDevice: KeptForm<Rascunho>
}

/** The form of a question, and whether saving it changes the grades of finished simulados. */
export function useQuestaoForm({ id, inicial, materias, assuntos, onDevice }: Options) {
  const form = useEditorForm({
    onDevice,
    noun: QUESTAO,
    inicial,
    edit,
    problemsOf: problemsOfQuestao,
    save: (rascunho) => saveQuestao(id, rascunho),
    stored:
      id === null
        ? null
        : {
            entidade: 'questoes',
            id,
            load: async () => rascunhoOf(await http.call(edicao.oneQuestao, { params: { id } })),
            compare: (three) => compareQuestoes(three, { materias, assuntos }),
            settle: settleQuestoes,
          },
  })
  const isRegraded =
    id !== null && http.offers(simulados.list) && isRegradedBy(form.saved, form.rascunho)
  return { ...form, isRegraded }
}
