import { InvalidInputError } from '../../../errors.ts'
import { isCommonSenha } from './common-senhas.ts'

type Campo = 'senha' | 'senhaNova'

/** Throws an InvalidInputError for a common password. `others`: messages for other fields, to report them together. */
export function refuseCommonSenha(
  campo: Campo,
  senha: string,
  others: Readonly<Record<string, string>> = {},
): void {
  if (!isCommonSenha(senha)) return
  throw new InvalidInputError({ ...others, [campo]: 'Esta senha é muito comum. Escolha outra.' })
}
