import { useParams } from 'react-router-dom'

/** The id that the address names; null where it names none, which no server needs to be asked about. */
export function useRecordId(): number | null {
  const { id = '' } = useParams()
  return recordIdIn(id)
}

/** The id that a part of an address is; null where it is none. */
export const recordIdIn = (text: string): number | null =>
  /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null
