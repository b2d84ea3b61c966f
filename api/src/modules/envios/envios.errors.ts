import { always, AppError } from '../../errors.ts'

const GRANDE_DEMAIS =
  'Um PDF ou .zip pode ter até 50 MB, uma imagem até 10 MB, um .json até 1,5 MB.'

/** 413: the file is larger than its kind may be. */
export class FileTooLongError extends always(AppError, 413, {
  icone: 'warning',
  titulo: 'Arquivo grande demais',
  mensagem: GRANDE_DEMAIS,
  codigo: 'arquivo_grande_demais',
  campos: { arquivo: GRANDE_DEMAIS },
}) {}

const NAO_ACEITO =
  'Escolha um PDF, uma imagem PNG, JPEG ou WebP, ou o arquivo de uma prova (.json ou .zip).'

/** 415: the bytes of the file belong to no accepted kind. */
export class UnknownFileError extends always(AppError, 415, {
  icone: 'warning',
  titulo: 'Tipo não aceito',
  mensagem: NAO_ACEITO,
  codigo: 'arquivo_nao_aceito',
  campos: { arquivo: NAO_ACEITO },
}) {}
