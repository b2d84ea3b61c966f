import { useQuery } from '@tanstack/react-query'
import { device } from '@rumo/shared-device/device'
import { simulados } from '@rumo/shared-device/envios'

/**
 * The ids of one's own simulados that were handed in on this device and wait for the network to be graded; asked if
 * enabled.
 */
export function useEmEspera(enabled = true): ReadonlySet<number> {
  const { data } = useQuery({
    queryKey: ['simulados-em-espera', device.owner()],
    // If the device refuses to answer, they count as under way, as the server says.
    queryFn: async () => (await simulados.waiting().catch(() => [])).map(({ id }) => id),
    enabled,
  })
  return new Set(data)
}
