import type { Criterio } from '@rumo/contract/rules'
import { AppError } from '../../errors.ts'

/** 422: a correction cannot be delivered while a criterion has no grade; `campos` names the criteria. */
export class MissingNotasError extends AppError {
  constructor(missing: readonly Criterio[]) {
    super(422, {
      icone: 'warning',
      titulo: 'Faltam notas',
      mensagem: `Dê uma nota a cada critério antes de entregar. Falta: ${missing.map(({ nome }) => nome).join(', ')}.`,
      codigo: 'notas_incompletas',
      campos: Object.fromEntries(
        missing.map(({ id }) => [`notas.${id}`, 'Dê uma nota a este critério.']),
      ),
    })
  }
}
