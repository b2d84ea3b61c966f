import { InvalidInputError } from '../../../errors.ts'
import { isCommonSenha } from './common-senhas.ts'

type Campo = 'senha' | 'senhaNova'

/**
 * Throws an InvalidInputError where a chosen password, sent as `campo`, is a common one; with `others`,
 * what else is known to be wrong.
 */
export function refuseCommonSenha(
  campo: Campo,
  senha: string,
  others: Readonly<Record<string, string>> = {},
): void {
  if (!isCommonSenha(senha)) return
  throw new InvalidInputError({ ...others, [campo]: 'Esta senha é muito comum. Escolha outra.' })
}
