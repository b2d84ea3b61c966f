import { MissingRecordError } from '../../errors.ts'

/** 404: one of the selected records is gone. `what` names them, such as 'Uma das questões'. */
export function missingOfSelection(noun: string, what: string): MissingRecordError {
  return new MissingRecordError(
    `${noun}_inexistente`,
    `${what} escolhidas não existe mais. Nada foi editado.`,
  )
}
