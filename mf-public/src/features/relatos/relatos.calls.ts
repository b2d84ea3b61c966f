import { relatos, type NovoRelato } from '@rumo/contract'
import { http } from '@rumo/shared-auth'

export const offersRelatos = () => http.offers(relatos.create)

export async function report(relato: NovoRelato): Promise<void> {
  await http.call(relatos.create, { body: relato })
}
