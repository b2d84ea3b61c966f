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
  /** Stands below, said after the label. */
  hint?: ReactNode
  /** What is wrong with what stands in it. */
  error?: string | undefined
  /** What there is to know of what stands in it, which may stay so. */
  aviso?: string | undefined
}

export interface FieldProps extends Words, Omit<InputHTMLAttributes<HTMLInputElement>, 'name'> {
  /** Stands in the field, at its right: a button. */
  action?: ReactNode
}

/**
 * A field of a form (docs/product/entities.md): its label, its input, and what there is to say of it. With
 * `aria-required` instead of `required`, what is missing is said by the form's own check.
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
  /** As wide as its place. */
  isWide?: boolean
}

/** A field of several lines: 15 rows and 50 columns unless told, never wider than its place. */
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

/** A field whose value is one of several; its children are the options. */
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

/** Most fields are required: the others say so. */
const Label = ({ id, required, children }: LabelProps) => (
  <label className={styles.label} htmlFor={id}>
    {children}
    {!required && <span className={styles.optional}> (opcional)</span>}
  </label>
)

/** What is wrong with a field, or with a part of a form that is no field. */
export const FieldError = ({ id, children }: { id?: string; children: ReactNode }) => (
  <p id={id} className={`${styles.below} ${styles.error}`}>
    <IconCross size={14} />
    {children}
  </p>
)

/** The words below a field, and the attributes by which it refers to them. */
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
