import { isNumber, isText, listOf, shapeOf } from '@rumo/contract/shapes'
import type { Marca } from '@rumo/shared-ui'

/** Whether what a device kept are passages that were marked in a question. */
export const isMarcas = listOf(shapeOf<Marca>({ trecho: isText, inicio: isNumber, fim: isNumber }))
