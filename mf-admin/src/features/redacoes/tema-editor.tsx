import { edicao } from '@rumo/contract'
import { http } from '@rumo/shared-auth'
import { useImagens } from '../../shared/arquivos/use-imagens.ts'
import { EditorForm } from '../../shared/editor/editor-form.tsx'
import { useEditKeeper, type KeptForm } from '../../shared/editor/use-edit-keeper.ts'
import { useEditorForm } from '../../shared/editor/use-editor-form.ts'
import { saveTemaInteiro, TEMA } from './redacoes.calls.ts'
import { compareTemas, settleTemas } from './redacao-conflict-parts.ts'
import { PreviaDoTema } from './previa-do-tema.tsx'
import { TemaCampos } from './tema-campos.tsx'
import {
  editTema,
  isTemaRascunho,
  labelOfTema,
  problemsOfTema,
  temaOf,
  type TemaRascunho,
} from './tema-rascunho.ts'

interface TemaEditorProps {
  /** Null for a new theme. */
  id: number | null
  inicial: TemaRascunho
  onLeave: () => void
}

/** The editor of a theme with its coletânea, beside its preview. */
export function TemaEditor(props: TemaEditorProps) {
  const { id, inicial } = props
  const name = id === null ? `tema-novo-${inicial.id_prova}` : `tema-${id}`
  const onDevice = useEditKeeper(name, isTemaRascunho)
  return onDevice && <Form {...props} onDevice={onDevice} />
}

function Form({
  id,
  inicial,
  onLeave,
  onDevice,
}: TemaEditorProps & { onDevice: KeptForm<TemaRascunho> }) {
  const { rascunho, dispatch, ...form } = useEditorForm({
    onDevice,
    noun: TEMA,
    inicial,
    edit: editTema,
    problemsOf: problemsOfTema,
    save: (tema) => saveTemaInteiro(id, tema),
    stored:
      id === null
        ? null
        : {
            entidade: 'redacoes',
            id,
            load: async () => temaOf(await http.call(edicao.oneRedacao, { params: { id } })),
            compare: compareTemas,
            settle: settleTemas,
          },
  })
  const { referencias, id_prova } = rascunho
  const images = referencias.map(({ url_imagem }) => url_imagem)
  const resolveArquivo = useImagens(images.filter((url) => url !== ''))
  return (
    <EditorForm
      form={form}
      labelOf={labelOfTema}
      onLeave={onLeave}
      previa={<PreviaDoTema tema={rascunho} resolveArquivo={resolveArquivo} />}
    >
      <TemaCampos
        tema={rascunho}
        dispatch={dispatch}
        errors={form.errors}
        resolveArquivo={resolveArquivo}
        de={{ idProva: id_prova }}
      />
    </EditorForm>
  )
}
