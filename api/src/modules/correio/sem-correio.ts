import { ConflictError } from '../../errors.ts'

/** 409: the request needs a mail, and this server sends none. */
export const semCorreio = (
  mensagem = 'Este site não manda e-mails. Peça a quem cuida dele que troque para você.',
) => new ConflictError('sem_correio', mensagem)
