import { MissingRecordError } from '../../errors.ts'

/** 404: one of several records that were chosen is gone. `what` names them: 'Uma das questões'. */
export function missingOfSelection(noun: string, what: string): MissingRecordError {
  return new MissingRecordError(
    `${noun}_inexistente`,
    `${what} escolhidas não existe mais. Nada foi editado.`,
  )
}
