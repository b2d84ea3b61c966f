import { edicao } from '@rumo/contract'
import { http } from '@rumo/shared-auth'
import { TextoField } from '../../shared/texto/texto-field.tsx'
import { useImagens } from '../../shared/arquivos/use-imagens.ts'
import { EditorForm } from '../../shared/editor/editor-form.tsx'
import { useEditorForm } from '../../shared/editor/use-editor-form.ts'
import { ReferenciasEditor } from '../../shared/referencias/referencias-editor.tsx'
import type { ReferenciaWords } from '../../shared/referencias/words.ts'
import { saveTemaInteiro, TEMA } from './api.ts'
import { compareTemas, settleTemas } from './conflict-parts.ts'
import { PreviaDoTema } from './previa-do-tema.tsx'
import {
  editTema,
  labelOfTema,
  problemsOfTema,
  temaOf,
  type TemaRascunho,
} from './tema-rascunho.ts'
import styles from './tema-editor.module.css'

interface TemaEditorProps {
  /** Null for a theme that is new. */
  id: number | null
  inicial: TemaRascunho
  /** Leads to where one came from. */
  onLeave: () => void
}

const COLETANEA: ReferenciaWords = {
  titulo: 'Coletânea',
  hint: 'Textos e imagens de apoio, na ordem em que o candidato os vê. Um mesmo texto pode servir a outros temas e a questões.',
  item: 'texto',
  do: 'do',
  texto: 'Texto de apoio',
  agora: 'Agora é o texto',
  nova: 'Novo texto ou imagem',
  usar: 'Usar um que já existe',
  de: 'deste tema',
  em: 'neste tema',
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
  const { instrucoes, referencias, id_prova } = rascunho
  const images = referencias.map(({ url_imagem }) => url_imagem)
  const resolveArquivo = useImagens(images.filter((url) => url !== ''))
  return (
    <EditorForm
      form={form}
      labelOf={labelOfTema}
      onLeave={onLeave}
      previa={<PreviaDoTema tema={rascunho} resolveArquivo={resolveArquivo} />}
    >
      <TextoField
        label="Instruções"
        required
        rows={8}
        className={styles.text}
        hint="A primeira linha é o título do tema. O resto diz o que escrever."
        value={instrucoes}
        onChange={({ target }) => dispatch({ type: 'set-instrucoes', instrucoes: target.value })}
        name="instrucoes"
        error={form.errors['instrucoes']}
      />
      <ReferenciasEditor
        referencias={referencias}
        idProva={id_prova}
        words={COLETANEA}
        dispatch={dispatch}
        errors={form.errors}
        resolveArquivo={resolveArquivo}
      />
    </EditorForm>
  )
}
