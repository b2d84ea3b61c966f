import { z } from 'zod'
import { ESPACOS_DE_LINHA, TAMANHOS_DE_LETRA, TEMAS_DE_LEITURA } from './leitura.values.ts'

export const ajustesDeLeitura = z.object({
  letras: z.enum(TAMANHOS_DE_LETRA),
  espaco: z.enum(ESPACOS_DE_LINHA),
  tema: z.enum(TEMAS_DE_LEITURA),
  /** When the settings were chosen, by the device's clock. */
  escolhidos_em: z.iso.datetime(),
})

export const leituraSchemas = {
  find: { dados: ajustesDeLeitura.nullable() },
  save: { body: ajustesDeLeitura, dados: ajustesDeLeitura },
}
