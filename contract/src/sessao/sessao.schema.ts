import { z } from 'zod'

export const sessaoSchemas = {
  end: { dados: z.null() },
}
