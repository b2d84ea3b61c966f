import { tentativas } from '@rumo/contract'
import { http } from '@rumo/shared-auth'
import { device } from '@rumo/shared-device/device'
import { fila } from '@rumo/shared-device/fila'
import { listLevadas } from '@rumo/shared-device/levadas'
import { queryOptions } from '@tanstack/react-query'

/**
 * What this device has for the signed-in account: how many answers wait to be sent, and the names of what was saved for
 * use offline.
 */
export const aparelhoQuery = () =>
  queryOptions({
    queryKey: ['aparelho', device.owner()],
    queryFn: async () => {
      const [respostas, levadas] = await Promise.all([countRespostas(), listLevadas()])
      return { respostas, levadas: levadas.map(({ nome }) => nome) }
    },
  })

/** 0 when no server takes answers, or when the device refuses the read. */
const countRespostas = async () =>
  http.offers(tentativas.send) ? (await fila.own().catch(() => [])).length : 0
