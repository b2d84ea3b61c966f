export { ConfirmarEmail } from './por-email/confirmar-email.tsx'
export { PararAvisos } from './por-email/parar-avisos.tsx'
export { SenhaEsquecida } from './por-email/senha-esquecida.tsx'
export { SenhaNova } from './por-email/senha-nova.tsx'
