import { estatisticas, type Estatisticas } from '@rumo/contract'
import { diaOf } from '@rumo/contract/rules'
import { http, isUnknownPath } from '@rumo/shared-auth'
import { queryOptions } from '@tanstack/react-query'
import { fila } from '@rumo/shared-device/fila'
import { estatisticasOf } from './on-device.ts'

/** Whether the server computes statistics; otherwise this device computes its own. */
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

/** When the device refuses the read, there are no answers to count. */
const readFromDevice = async () =>
  estatisticasOf(await fila.own().catch(() => []), diaOf(Date.now()))
