import { tentativas } from '@rumo/contract'
import { http } from '@rumo/shared-auth'
import { device } from '@rumo/shared-device/device'
import { fila } from '@rumo/shared-device/fila'
import { listLevadas } from '@rumo/shared-device/levadas'
import { queryOptions } from '@tanstack/react-query'

/** What this device has for the account that is signed in: how many answers wait, and what was taken along. */
export const aparelhoQuery = () =>
  queryOptions({
    queryKey: ['aparelho', device.owner()],
    queryFn: async () => {
      const [respostas, levadas] = await Promise.all([countRespostas(), listLevadas()])
      return { respostas, levadas: levadas.map(({ nome }) => nome) }
    },
  })

/** None where no server takes them, or the device refuses to answer. */
const countRespostas = async () =>
  http.offers(tentativas.send) ? (await fila.own().catch(() => [])).length : 0
