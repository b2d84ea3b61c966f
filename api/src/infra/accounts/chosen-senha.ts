import { InvalidInputError } from '../../errors.ts'
import { isCommonSenha } from './common-senhas.ts'

type Campo = 'senha' | 'senhaNova'

/** Throws an InvalidInputError where a password that somebody chooses, sent as `campo`, is a common one. */
export function refuseCommonSenha(campo: Campo, senha: string): void {
  if (!isCommonSenha(senha)) return
  throw new InvalidInputError({ [campo]: 'Esta senha é muito comum. Escolha outra.' })
}
