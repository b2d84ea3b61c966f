import { useSearchParams } from 'react-router-dom'
import { offersSimulados } from '../../../features/simulado/simulado.calls.ts'

/** The prova that the address asks for (`?prova=3`), by its id; null where it asks for none that there is here. */
export function useProvaPedida(): number | null {
  const [params] = useSearchParams()
  const id = Number(params.get('prova'))
  return offersSimulados() && Number.isSafeInteger(id) && id > 0 ? id : null
}
