import { oneOf, shapeOf } from '@rumo/contract/shapes'
import { SIMULADO_GUARDADO } from '@rumo/shared-device/simulados'
import { useQuery } from '@tanstack/react-query'
import { device } from '@rumo/shared-device/device'

const isEmCurso = shapeOf<{ etapa: 'em-curso' }>({ etapa: oneOf('em-curso') })

/**
 * Whether this device has a simulado of the user in progress, including one that the server does not know. Read only
 * when enabled.
 */
export function useEmCursoAqui(enabled: boolean): boolean {
  const { data = false } = useQuery({
    queryKey: ['simulado-em-curso', device.owner()],
    queryFn: async () => {
      const kept = await device.of(device.owner()).read<unknown>(SIMULADO_GUARDADO)
      return isEmCurso(kept)
    },
    enabled,
    // When the device refuses the read, no simulado is assumed.
    retry: false,
  })
  return data
}
