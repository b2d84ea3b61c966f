import { isNumber, isText, listOf, shapeOf } from '@rumo/contract/shapes'
import type { Marca } from '@rumo/shared-ui'

/** Whether the value that a device kept is a list of passages highlighted in a question. */
export const isMarcas = listOf(shapeOf<Marca>({ trecho: isText, inicio: isNumber, fim: isNumber }))
