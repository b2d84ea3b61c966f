import { relatos, type NovoRelato } from '@rumo/contract'
import { http } from '@rumo/shared-auth'

/** Whether the server takes reports. */
export const offersRelatos = () => http.offers(relatos.create)

/** Reports an error in a question. Rejects with an ApiError. */
export async function report(relato: NovoRelato): Promise<void> {
  await http.call(relatos.create, { body: relato })
}
