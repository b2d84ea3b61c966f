import { resumo } from '@rumo/contract'
import { http, isUnknownPath } from '@rumo/shared-auth'
import { queryOptions } from '@tanstack/react-query'
import type { Panorama } from './panorama.ts'
import { panoramaOf } from './panorama.ts'
import { readBySection7 } from './resumo.section-7.ts'

export const panoramaQuery = queryOptions({
  queryKey: ['resumo'],
  queryFn: async ({ signal }): Promise<Panorama> => {
    if (!http.offers(resumo.one)) return readBySection7(signal)
    try {
      return panoramaOf(await http.call(resumo.one, { signal }))
    } catch (error) {
      if (isUnknownPath(error)) return readBySection7(signal)
      throw error
    }
  },
})
