import type { Materia, QuestaoSorteada } from '@rumo/contract'
import { Button } from '@rumo/shared-ui'
import { useMemo, type FormEvent } from 'react'
import { useImagens } from '../../shared/arquivos/use-imagens.ts'
import { mayDiscard } from '../../shared/crud/dialog.tsx'
import { Problems } from '../../shared/crud/form-dialog.tsx'
import { AlternativasEditor } from './alternativas-editor.tsx'
import { Previa } from './previa.tsx'
import styles from './questao-editor.module.css'
import { ExplicacaoField, QuestaoFields } from './questao-fields.tsx'
import type { Rascunho } from './rascunho.ts'
import { RecorrecaoView } from './recorrecao-view.tsx'
import { ReferenciasEditor } from './referencias-editor.tsx'
import { labelOf, previewOf } from './send.ts'
import { useQuestaoForm } from './use-questao-form.ts'

interface QuestaoEditorProps {
  /** Null for a question that is new. */
  id: number | null
  inicial: Rascunho
  prova: QuestaoSorteada['prova']
  materias: readonly Materia[]
  /** Leads to where one came from. */
  onLeave: () => void
  /** After it was saved: to the next one that is new. */
  onNext: (() => void) | null
}

/** A question with all that belongs to it, beside what a candidate sees of it. */
export function QuestaoEditor({ id, inicial, prova, materias, ...ways }: QuestaoEditorProps) {
  const { onLeave, onNext } = ways
  const { ref, rascunho, dispatch, errors, ...form } = useQuestaoForm({ id, inicial, materias })
  const { alternativas, referencias } = rascunho
  const images = [...alternativas, ...referencias].map(({ url_imagem }) => url_imagem)
  const resolveArquivo = useImagens(images.filter((url) => url !== ''))
  const materia = materias.find(({ id: each }) => String(each) === rascunho.id_materia) ?? null
  const questao = useMemo(() => previewOf(rascunho, { materia, prova }), [rascunho, materia, prova])
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    void form.save(onLeave)
  }
  const cancel = async () => {
    if (form.isChanged && !(await mayDiscard())) return
    form.stopAsking()
    onLeave()
  }
  const names = Object.keys(errors)
  const part = { rascunho, dispatch, errors, resolveArquivo }
  return (
    <div className={styles.editor}>
      <form ref={ref} className={styles.form} noValidate onSubmit={onSubmit}>
        <Problems
          names={names}
          labels={Object.fromEntries(names.map((name) => [name, labelOf(name)]))}
          onChoose={form.focus}
        />
        <QuestaoFields {...part} materias={materias} />
        <ReferenciasEditor {...part} />
        <AlternativasEditor {...part} />
        <ExplicacaoField {...part} />
        <div className={styles.foot}>
          <RecorrecaoView id={form.isRegraded ? id : null} />
          <Button variant="quiet" onClick={() => void cancel()}>
            Cancelar
          </Button>
          {onNext && (
            <Button variant="outline" onClick={() => void form.save(onNext)}>
              Salvar e escrever outra
            </Button>
          )}
          <Button type="submit" aria-disabled={form.isPending}>
            {form.isPending ? 'Salvando…' : 'Salvar'}
          </Button>
        </div>
      </form>
      {form.conflict}
      <Previa questao={questao} numero={rascunho.numero} resolveArquivo={resolveArquivo} />
    </div>
  )
}
