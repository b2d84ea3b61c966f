import { always, AppError } from '../../errors.ts'

/** 409: this server is already sending the account's data to the account. */
export class DownloadUnderWayError extends always(AppError, 409, {
  icone: 'warning',
  titulo: 'Seus dados já estão a caminho',
  mensagem: 'Você já está baixando os seus dados. Espere terminar e tente de novo.',
  codigo: 'dados_a_caminho',
}) {}
