import { oneOf, shapeOf } from '@rumo/contract/shapes'
import { SIMULADO_GUARDADO } from '@rumo/shared-device/simulados'
import { useQuery } from '@tanstack/react-query'
import { device } from '@rumo/shared-device/device'

const isEmCurso = shapeOf<{ etapa: 'em-curso' }>({ etapa: oneOf('em-curso') })

/** Whether this device has a simulado of one's own under way, also one that the server does not know; asked if enabled. */
export function useEmCursoAqui(enabled: boolean): boolean {
  const { data = false } = useQuery({
    queryKey: ['simulado-em-curso', device.owner()],
    queryFn: async () => {
      const kept = await device.of(device.owner()).read<unknown>(SIMULADO_GUARDADO)
      return isEmCurso(kept)
    },
    enabled,
    // If the device refuses to answer, there is none.
    retry: false,
  })
  return data
}
