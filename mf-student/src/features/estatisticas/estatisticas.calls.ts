import { estatisticas, type Estatisticas } from '@rumo/contract'
import { diaOf } from '@rumo/contract/rules'
import { http, isUnknownPath } from '@rumo/shared-auth'
import { queryOptions } from '@tanstack/react-query'
import { fila } from '@rumo/shared-device/fila'
import { estatisticasOf } from './on-device.ts'

/** Whether the server counts; otherwise this device does, for itself alone. */
export const offersEstatisticas = () => http.offers(estatisticas.own)

export const estatisticasQuery = queryOptions({
  queryKey: ['estatisticas'],
  queryFn: async ({ signal }): Promise<Estatisticas> => {
    if (!offersEstatisticas()) return readFromDevice()
    try {
      return await http.call(estatisticas.own, { signal })
    } catch (error) {
      if (isUnknownPath(error)) return readFromDevice()
      throw error
    }
  },
})

/** A device that refuses has nothing to count. */
const readFromDevice = async () =>
  estatisticasOf(await fila.own().catch(() => []), diaOf(Date.now()))
