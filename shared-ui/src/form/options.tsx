import type { ReactNode } from 'react'

interface OptionsProps<T> {
  of: readonly T[]
  /** The label of a value; by default the value itself. */
  words?: (value: T) => ReactNode
}

/** The options of a select field, one for each value. */
export const Options = <T extends string | number>({ of, words = String }: OptionsProps<T>) =>
  of.map((value) => (
    <option key={value} value={value}>
      {words(value)}
    </option>
  ))

/** The options of a select field, one for each record. */
export const RecordOptions = ({ of }: { of: readonly { id: number; nome: string }[] }) =>
  of.map(({ id, nome }) => (
    <option key={id} value={id}>
      {nome}
    </option>
  ))
