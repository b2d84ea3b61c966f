import { AppError } from '../../errors.ts'

/** 413: the file has more bytes than its kind may have. */
export class FileTooLongError extends AppError {
  constructor() {
    const mensagem = 'Um PDF ou .zip pode ter até 50 MB, uma imagem até 10 MB, um .json até 1,5 MB.'
    super(413, {
      icone: 'warning',
      titulo: 'Arquivo grande demais',
      mensagem,
      codigo: 'arquivo_grande_demais',
      campos: { arquivo: mensagem },
    })
  }
}

/** 415: by its bytes the file is of no kind that is taken. */
export class UnknownFileError extends AppError {
  constructor() {
    const mensagem =
      'Escolha um PDF, uma imagem PNG, JPEG ou WebP, ou o arquivo de uma prova (.json ou .zip).'
    super(415, {
      icone: 'warning',
      titulo: 'Tipo não aceito',
      mensagem,
      codigo: 'arquivo_nao_aceito',
      campos: { arquivo: mensagem },
    })
  }
}
