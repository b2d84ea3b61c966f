import { edicao } from '@rumo/contract'
import { http } from '@rumo/shared-auth'
import { useImagens } from '../../shared/arquivos/use-imagens.ts'
import { EditorForm } from '../../shared/editor/editor-form.tsx'
import { useEditorForm } from '../../shared/editor/use-editor-form.ts'
import { saveTemaInteiro, TEMA } from './redacoes.calls.ts'
import { compareTemas, settleTemas } from './redacao-conflict-parts.ts'
import { PreviaDoTema } from './previa-do-tema.tsx'
import { TemaCampos } from './tema-campos.tsx'
import {
  editTema,
  labelOfTema,
  problemsOfTema,
  temaOf,
  type TemaRascunho,
} from './tema-rascunho.ts'

interface TemaEditorProps {
  /** Null for a theme that is new. */
  id: number | null
  inicial: TemaRascunho
  /** Leads to where one came from. */
  onLeave: () => void
}

/** A theme with its coletânea, beside what a candidate sees of it. */
export function TemaEditor({ id, inicial, onLeave }: TemaEditorProps) {
  const { rascunho, dispatch, ...form } = useEditorForm({
    kept: id === null ? `tema novo ${inicial.id_prova}` : `tema ${id}`,
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
