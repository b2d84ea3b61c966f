import { toSearchText } from '@rumo/contract/search-text'
import { dictionary } from '@zxcvbn-ts/language-common'

/** Common passwords in Portuguese that the package's list lacks, and the demonstration's own password. */
const OURS =
  'administrador adm12345 brasil10 brasil123 colegiotecnico corinthians demonstracao estudante ' +
  'estudar123 familia123 minhasenha mudar123 mudarsenha senha1234 senha12345 teste123 teste1234 vestibular vestibulinho'
const COMMON = new Set(dictionary['passwords-common'].concat(OURS.split(' ')))
/** Repetitions such as 00000000, abababab and 12341234, which the package's list lacks. */
const REPETITION = /^(.{1,4})\1+$/su

/** Whether a password is a common one, in upper or lower case. */
export function isCommonSenha(senha: string): boolean {
  const plain = toSearchText(senha)
  return REPETITION.test(plain) || COMMON.has(plain)
}
