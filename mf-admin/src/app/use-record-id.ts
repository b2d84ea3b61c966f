import { idIn } from '@rumo/contract'
import { useParams } from 'react-router-dom'

/** The id in the address; null if the address has no valid id, so that no request is needed. */
export function useRecordId(): number | null {
  return idIn(useParams().id)
}
