import { Button, useForm } from '@rumo/shared-ui'
import { useLayoutEffect, useRef, type ReactNode } from 'react'
import { isSendingIn } from '../envio/envio-status.tsx'
import { useSubmitByKey } from '../use-submit-by-key.ts'
import { AvisosProvider } from '../texto/avisos.tsx'
import { useUnsaved } from '../use-unsaved.ts'
import { Dialog, DialogFoot, mayDiscard } from './dialog.tsx'
import styles from './form-dialog.module.css'
import { Problems } from './problems-summary.tsx'

/** The part of a form that its fields need. */
export type Form = Pick<ReturnType<typeof useForm<string>>, 'field'>

interface FormDialogProps {
  titulo: string
  /** The label of each field by its name, in the order of the fields. */
  labels: Readonly<Record<string, string>>
  /** Returns the problems of the typed values, by field. */
  check: (values: Record<string, string>) => Promise<Record<string, string>>
  /** Says more about the problems, after they are shown at their fields. */
  say?: ((values: Record<string, string>) => Promise<unknown>) | undefined
  /** Saves the values. If it rejects with an error of the server, the dialog stays open. */
  submit: (values: Record<string, string>) => Promise<void>
  onClose: () => void
  salvar?: string
  /**
   * Called with the form when it appears. The function that it returns is called when the form goes away, for whatever
   * reason.
   */
  onForm?: (form: HTMLFormElement) => () => void
  children: (form: Form) => ReactNode
}

/** A form in a dialog, with Salvar and Cancelar. Its problems are summed up above the fields. */
export function FormDialog({
  titulo,
  labels,
  check,
  say,
  submit,
  onClose,
  salvar = 'Salvar',
  onForm,
  children,
}: FormDialogProps) {
  const form = useForm({ names: Object.keys(labels), check, submit, say })
  const { ref } = form.props
  const first = useRef('')
  const onFormOnce = useRef(onForm)
  useLayoutEffect(() => {
    first.current = contentOf(ref.current)
    return ref.current ? onFormOnce.current?.(ref.current) : undefined
  }, [ref])
  const isChanged = () => contentOf(ref.current) !== first.current || isSendingIn(ref.current)
  useUnsaved(isChanged)
  useSubmitByKey(ref)
  const cancel = async () => {
    if (!isChanged() || (await mayDiscard())) onClose()
  }
  return (
    <Dialog titulo={titulo} isChanged={isChanged} onClose={onClose}>
      <form {...form.props}>
        <AvisosProvider>
          <Problems
            names={form.errors}
            labelOf={(name) => labels[name] ?? name}
            onChoose={(name) => form.focus(name)}
          />
          <div className={styles.fields}>{children(form)}</div>
        </AvisosProvider>
        <DialogFoot onCancel={() => void cancel()}>
          <Button
            type="submit"
            aria-disabled={form.isPending}
            title="Ctrl+Enter"
            aria-keyshortcuts="Control+Enter"
          >
            {form.isPending ? 'Salvando…' : salvar}
          </Button>
        </DialogFoot>
      </form>
    </Dialog>
  )
}

/** Everything that the form would send, to find out whether it changed. */
const contentOf = (form: HTMLFormElement | null) =>
  form ? JSON.stringify([...new FormData(form)]) : ''
