import { Button } from '@rumo/shared-ui'
import { onWhenWords } from '@rumo/shared-ui/words'
import { useEffect, useRef, type FormEvent, type ReactNode } from 'react'
import { useSearchParams } from 'react-router-dom'
import { mayDiscard } from '../crud/dialog.tsx'
import { thisNoun } from '../crud/noun.ts'
import { Problems } from '../crud/problems-summary.tsx'
import { refuseSolta } from '../envio/use-solta.ts'
import { useSubmitByKey } from '../use-submit-by-key.ts'
import { AvisosProvider } from '../texto/avisos.tsx'
import styles from './editor-form.module.css'
import type { EditorForm as Form } from './use-editor-form.ts'

interface EditorFormProps {
  form: Form
  labelOf: (path: string) => string
  onLeave: () => void
  /** A second button that saves and then leads elsewhere, such as to a new form. */
  onNext?: { does: () => void; words: string } | null
  /** A message above the button Salvar. */
  aviso?: ReactNode
  previa: ReactNode
  children: ReactNode
}

/** The fields of a whole record with Salvar and Cancelar, beside its preview. */
export function EditorForm(props: EditorFormProps) {
  const { form, labelOf, onLeave, onNext, aviso, previa, children } = props
  const { ref, conflict, focus, errors, onInput, isPending, isChanged, save, giveUp } = form
  useCampo(focus)
  useSubmitByKey(ref)
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    void save(onLeave)
  }
  const cancel = async () => {
    if (isChanged && !(await mayDiscard())) return
    giveUp()
    onLeave()
  }
  return (
    <div className={styles.editor}>
      <form
        ref={ref}
        className={styles.form}
        noValidate
        onSubmit={onSubmit}
        onInput={onInput}
        {...refuseSolta}
      >
        <Continued form={form} />
        <AvisosProvider>
          <Problems names={Object.keys(errors)} labelOf={labelOf} onChoose={focus} />
          {children}
        </AvisosProvider>
        <div className={styles.foot}>
          {aviso}
          {/* Salvar comes first, right after the last field for the Tab key. */}
          <Button
            type="submit"
            aria-disabled={isPending}
            title="Ctrl+Enter"
            aria-keyshortcuts="Control+Enter"
          >
            {isPending ? 'Salvando…' : 'Salvar'}
          </Button>
          {onNext && (
            <Button variant="outline" onClick={() => void save(onNext.does)}>
              {onNext.words}
            </Button>
          )}
          <Button variant="quiet" onClick={() => void cancel()}>
            Cancelar
          </Button>
        </div>
      </form>
      {conflict}
      {previa}
    </div>
  )
}

/** Says that the form continues a kept draft, with a button that discards it. */
function Continued({ form: { continued, noun, startAnew } }: Pick<EditorFormProps, 'form'>) {
  if (!continued) return null
  return (
    <div className={styles.continued}>
      <output>
        Este é o seu rascunho, guardado {continued.isHere ? 'neste aparelho' : 'na sua conta'}{' '}
        {onWhenWords(new Date(continued.em).toISOString())} e ainda não salvo.
        {continued.isOutdated &&
          ` Depois disso alguém salvou ${thisNoun(noun)}: ao salvar, você escolhe o que fica.`}
      </output>
      <Button variant="quiet" onClick={() => void startAnew()}>
        Descartar rascunho
      </Button>
    </div>
  )
}

/** Focuses the field that the address names (`?campo=`). */
function useCampo(focus: (path: string) => void) {
  const [search] = useSearchParams()
  const campo = search.get('campo')
  const latest = useRef(focus)
  useEffect(() => {
    latest.current = focus
  }, [focus])
  useEffect(() => {
    if (campo !== null) latest.current(campo)
  }, [campo])
}
