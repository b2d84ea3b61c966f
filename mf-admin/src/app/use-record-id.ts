import { useParams } from 'react-router-dom'

/** The id in the address; null if the address has no valid id, so that no request is needed. */
export function useRecordId(): number | null {
  const { id = '' } = useParams()
  return recordIdIn(id)
}

/** Parses a part of an address as an id; null if it is none. */
export const recordIdIn = (text: string): number | null =>
  /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null
