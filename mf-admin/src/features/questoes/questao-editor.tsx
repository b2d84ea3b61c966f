import type { Assunto, Materia, QuestaoSorteada } from '@rumo/contract'
import { useMemo } from 'react'
import { useImagens } from '../../shared/arquivos/use-imagens.ts'
import { EditorForm } from '../../shared/editor/editor-form.tsx'
import { useEditKeeper, type KeptForm } from '../../shared/editor/use-edit-keeper.ts'
import { Previa } from './previa.tsx'
import { QuestaoCampos } from './questao-campos.tsx'
import { isRascunho, type Rascunho } from './questao-rascunho.ts'
import { RecorrecaoView } from './recorrecao-view.tsx'
import { labelOf, previewOf } from './send.ts'
import { useQuestaoForm } from './use-questao-form.ts'

interface QuestaoEditorProps {
  /** Null for a new question. */
  id: number | null
  /** The id of the question of which a new one is a copy; null: none. */
  de: number | null
  inicial: Rascunho
  prova: QuestaoSorteada['prova']
  materias: readonly Materia[]
  /** Null on a server without assuntos. */
  assuntos: readonly Assunto[] | null
  onLeave: () => void
  /** A second button that saves and then leads elsewhere; null: none. */
  onNext: { does: () => void; words: string } | null
}

/** The editor of a question with all its parts, beside its preview. */
export function QuestaoEditor(props: QuestaoEditorProps) {
  const onDevice = useEditKeeper(keptNameOf(props), isRascunho)
  return onDevice && <Form {...props} onDevice={onDevice} />
}

const keptNameOf = ({ id, de, inicial: { id_prova } }: QuestaoEditorProps) =>
  id === null ? `questao-nova-${id_prova}${de === null ? '' : `-de-${de}`}` : `questao-${id}`

function Form({
  id,
  inicial,
  prova,
  materias,
  assuntos,
  onDevice,
  ...ways
}: QuestaoEditorProps & { onDevice: KeptForm<Rascunho> }) {
  const { onLeave, onNext } = ways
  const { rascunho, dispatch, isRegraded, ...form } = useQuestaoForm({
    id,
    inicial,
    materias,
    assuntos: assuntos ?? [],
    onDevice,
  })
  const { alternativas, referencias, id_prova } = rascunho
  const images = [...alternativas, ...referencias].map(({ url_imagem }) => url_imagem)
  const resolveArquivo = useImagens(images.filter((url) => url !== ''))
  const materia = materias.find(({ id: each }) => String(each) === rascunho.id_materia) ?? null
  const questao = useMemo(() => previewOf(rascunho, { materia, prova }), [rascunho, materia, prova])
  const part = { rascunho, dispatch, errors: form.errors, resolveArquivo }
  return (
    <EditorForm
      form={form}
      labelOf={labelOf}
      onLeave={onLeave}
      onNext={onNext}
      aviso={<RecorrecaoView id={isRegraded ? id : null} />}
      previa={<Previa questao={questao} numero={rascunho.numero} resolveArquivo={resolveArquivo} />}
    >
      <QuestaoCampos {...part} materias={materias} assuntos={assuntos} de={{ idProva: id_prova }} />
    </EditorForm>
  )
}
