import { InvalidInputError } from '../../errors.ts'
import { isCommonSenha } from './common-senhas.ts'
import { hashSenha } from './passwords.ts'

/**
 * Hashes a password that somebody chooses, sent as `campo`. Throws an InvalidInputError where it is a common
 * one; whatever `admit` throws, when the turn of the hash has come.
 */
export async function hashChosenSenha(
  campo: 'senha' | 'senhaNova',
  senha: string,
  admit?: () => Promise<void>,
): Promise<string> {
  if (isCommonSenha(senha)) {
    throw new InvalidInputError({ [campo]: 'Esta senha é muito comum. Escolha outra.' })
  }
  return hashSenha(senha, admit)
}
