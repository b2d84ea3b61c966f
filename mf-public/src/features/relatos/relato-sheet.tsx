import { Button, Field, TextField, useForm } from '@rumo/shared-ui'
import { useEffect, useRef, useState } from 'react'
import { BottomSheet } from '../../shared/bottom-sheet.tsx'
import { report } from './relatos.calls.ts'
import styles from './relato-sheet.module.css'

/** The longest values that the server accepts. */
const MAX_TEXTO = 2000
const MAX_EMAIL = 254

/** The input of a report that is not sent yet. */
export interface Typed {
  texto: string
  email: string
}

export interface RelatoSheetProps {
  idQuestao: number
  typed: Typed
  onType: (typed: Typed) => void
  onClose: () => void
}

export function RelatoSheet(props: RelatoSheetProps) {
  const [wasSent, setWasSent] = useState(false)
  return (
    <BottomSheet titulo="Encontrou um erro?" onClose={props.onClose}>
      {wasSent ? (
        <Thanks onClose={props.onClose} />
      ) : (
        <RelatoForm {...props} onSent={() => setWasSent(true)} />
      )}
    </BottomSheet>
  )
}

type RelatoFormProps = Omit<RelatoSheetProps, 'onClose'> & { onSent: () => void }

function RelatoForm({ idQuestao, typed, onType, onSent }: RelatoFormProps) {
  const form = useForm({
    names: ['texto', 'email'],
    check: ({ texto }) => (texto.trim() === '' ? { texto: 'Preencha este campo.' } : {}),
    submit: async ({ texto, email }) => {
      await report({ id_questao: idQuestao, texto, ...(email.trim() && { email }) })
      onType({ texto: '', email: '' })
      onSent()
    },
  })
  const keep = (changed: Partial<Typed>) => onType({ ...typed, ...changed })
  return (
    <form className={styles.form} {...form.props}>
      <TextField
        isWide
        label="O que está errado?"
        required
        rows={5}
        maxLength={MAX_TEXTO}
        hint="Diga onde está o erro: no texto, na figura, nas alternativas ou na resposta."
        defaultValue={typed.texto}
        onChange={({ target }) => keep({ texto: target.value })}
        {...form.field('texto')}
      />
      <Field
        label="Seu e-mail"
        type="email"
        autoComplete="email"
        maxLength={MAX_EMAIL}
        hint="Só para responder a você, se for preciso."
        defaultValue={typed.email}
        onChange={({ target }) => keep({ email: target.value })}
        {...form.field('email')}
      />
      <Button type="submit" aria-disabled={form.isPending}>
        {form.isPending ? 'Enviando…' : 'Enviar aviso'}
      </Button>
    </form>
  )
}

function Thanks({ onClose }: { onClose: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className={styles.thanks}>
      <h3 ref={heading} tabIndex={-1}>
        Aviso enviado
      </h3>
      <p>Obrigado por avisar. Quem cuida das provas vai conferir a questão.</p>
      <Button onClick={onClose}>Voltar à questão</Button>
    </div>
  )
}
