import { useQuery } from '@tanstack/react-query'
import { device } from '@rumo/shared-device/device'
import { simulados } from '@rumo/shared-device/envios'

/**
 * The ids of the user's simulados that were handed in on this device and wait for the network to be graded. Read only
 * when enabled.
 */
export function useEmEspera(enabled = true): ReadonlySet<number> {
  const { data } = useQuery({
    queryKey: ['simulados-em-espera', device.owner()],
    // When the device refuses the read, the simulados count as in progress, as the server says.
    queryFn: async () => (await simulados.waiting().catch(() => [])).map(({ id }) => id),
    enabled,
  })
  return new Set(data)
}
