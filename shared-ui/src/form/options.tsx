import type { ReactNode } from 'react'

interface OptionsProps<T> {
  of: readonly T[]
  /** What is said of a value; itself unless told. */
  words?: (value: T) => ReactNode
}

/** The options of a field, one for each of these values. */
export const Options = <T extends string | number>({ of, words = String }: OptionsProps<T>) =>
  of.map((value) => (
    <option key={value} value={value}>
      {words(value)}
    </option>
  ))

/** The options of a field, one for each of these records. */
export const RecordOptions = ({ of }: { of: readonly { id: number; nome: string }[] }) =>
  of.map(({ id, nome }) => (
    <option key={id} value={id}>
      {nome}
    </option>
  ))
