import {
  useId,
  type InputHTMLAttributes,
  type ReactNode,
  type Ref,
  type SelectHTMLAttributes,
  type TextareaHTMLAttributes,
} from 'react'
import { IconChevronDown, IconCross } from '../exam-icons.tsx'
import styles from './field.module.css'

interface Words {
  label: string
  name: string
  /** Shown below the input; screen readers read it after the label. */
  hint?: ReactNode
  /** What is wrong with the value. */
  error?: string | undefined
  /** A remark about the value that does not prevent it from being submitted. */
  aviso?: string | undefined
}

export interface FieldProps extends Words, Omit<InputHTMLAttributes<HTMLInputElement>, 'name'> {
  /** A button in the input, at the right. */
  action?: ReactNode
}

/**
 * A field of a form (docs/product/entities.md): its label, its input, and hints or errors. With `aria-required` instead
 * of `required`, the form's own check reports a missing value.
 */
export function Field({ label, hint, error, aviso, action, className, ...input }: FieldProps) {
  const described = useWords(hint, error, aviso)
  const classes = [styles.input, action && styles.withAction, className].filter(Boolean).join(' ')
  return (
    <div className={styles.field}>
      <Label id={described.id} required={input.required || input['aria-required'] === true}>
        {label}
      </Label>
      <div className={styles.box}>
        <input {...input} {...described.props} className={classes} />
        {action}
      </div>
      {described.words}
    </div>
  )
}

interface TextFieldProps extends Words, Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'name'> {
  ref?: Ref<HTMLTextAreaElement>
  /** Whether the field takes the full width. */
  isWide?: boolean
}

/**
 * A field of several lines. It has 15 rows and 50 columns by default, and is never wider than the space that it has.
 */
export function TextField(props: TextFieldProps) {
  const { label, hint, error, aviso, isWide, className, ...textarea } = props
  const described = useWords(hint, error, aviso)
  const classes = [styles.input, styles.textarea, isWide && styles.wide, className]
    .filter(Boolean)
    .join(' ')
  return (
    <div className={styles.field}>
      <Label id={described.id} required={textarea.required}>
        {label}
      </Label>
      <textarea rows={15} cols={50} {...textarea} {...described.props} className={classes} />
      {described.words}
    </div>
  )
}

interface SelectFieldProps
  extends Omit<Words, 'aviso'>, Omit<SelectHTMLAttributes<HTMLSelectElement>, 'name'> {}

/** A field whose value is one of several options, which are its children. */
export function SelectField({ label, hint, error, className, ...select }: SelectFieldProps) {
  const described = useWords(hint, error)
  const classes = [styles.input, styles.select, className].filter(Boolean).join(' ')
  return (
    <div className={styles.field}>
      <Label id={described.id} required={select.required}>
        {label}
      </Label>
      <div className={styles.box}>
        <select {...select} {...described.props} className={classes} />
        <span className={styles.arrow}>
          <IconChevronDown />
        </span>
      </div>
      {described.words}
    </div>
  )
}

interface LabelProps {
  id: string
  required: boolean | undefined
  children: ReactNode
}

/** Most fields are required, so only optional ones are labelled. */
const Label = ({ id, required, children }: LabelProps) => (
  <label className={styles.label} htmlFor={id}>
    {children}
    {!required && <span className={styles.optional}> (opcional)</span>}
  </label>
)

/** An error of a field, or of a part of a form that is not a field. */
export const FieldError = ({ id, children }: { id?: string; children: ReactNode }) => (
  <p id={id} className={`${styles.below} ${styles.error}`}>
    <IconCross size={14} />
    {children}
  </p>
)

/** The words below a field, and the attributes with which its input refers to them. */
export function useWords(hint: ReactNode, error: string | undefined, aviso?: string) {
  const id = useId()
  const [hintId, errorId] = [`${id}-hint`, `${id}-error`]
  const said = error ?? aviso
  return {
    id,
    props: {
      id,
      'aria-invalid': error !== undefined,
      'aria-describedby': [said !== undefined && errorId, hint && hintId].filter(Boolean).join(' '),
    },
    words: (
      <>
        {error !== undefined && <FieldError id={errorId}>{error}</FieldError>}
        {error === undefined && aviso !== undefined && (
          <p id={errorId} className={`${styles.below} ${styles.aviso}`}>
            {aviso}
          </p>
        )}
        {hint && (
          <p id={hintId} className={styles.below}>
            {hint}
          </p>
        )}
      </>
    ),
  }
}
