import { useParams } from 'react-router-dom'

/** The id that the address names; null where it names none, which no server needs to be asked about. */
export function useRecordId(): number | null {
  const { id = '' } = useParams()
  return /^[1-9]\d{0,14}$/.test(id) ? Number(id) : null
}
