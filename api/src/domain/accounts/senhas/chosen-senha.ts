import { InvalidInputError } from '../../../errors.ts'
import { isCommonSenha } from './common-senhas.ts'

type Campo = 'senha' | 'senhaNova'

/** Throws an InvalidInputError where a chosen password is a common one; with `others`, what else is wrong. */
export function refuseCommonSenha(
  campo: Campo,
  senha: string,
  others: Readonly<Record<string, string>> = {},
): void {
  if (!isCommonSenha(senha)) return
  throw new InvalidInputError({ ...others, [campo]: 'Esta senha é muito comum. Escolha outra.' })
}
