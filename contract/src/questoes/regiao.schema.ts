import { z } from 'zod'

/** A rectangle on a page of a PDF, in points from the upper left corner of the page; pages are counted from 1. */
export const regiao = z.object({
  pagina: z.int().positive(),
  x0: z.number(),
  y0: z.number(),
  x1: z.number(),
  y1: z.number(),
})
