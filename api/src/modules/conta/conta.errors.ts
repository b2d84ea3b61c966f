import { AppError } from '../../errors.ts'

/** 409: what is kept of this account is on its way to it already. */
export class DownloadUnderWayError extends AppError {
  constructor() {
    super(409, {
      icone: 'warning',
      titulo: 'Seus dados já estão a caminho',
      mensagem: 'Um download dos seus dados já começou. Espere que ele termine e tente de novo.',
      codigo: 'dados_a_caminho',
    })
  }
}
