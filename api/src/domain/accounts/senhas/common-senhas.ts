import { toSearchText } from '@rumo/contract/search-text'
import { dictionary } from '@zxcvbn-ts/language-common'

/** What its list, made where other languages are spoken, lacks; the demonstration's own too. */
const OURS =
  'administrador adm12345 brasil10 brasil123 colegiotecnico corinthians demonstracao estudante ' +
  'estudar123 familia123 minhasenha mudar123 mudarsenha senha1234 senha12345 teste123 teste1234 vestibular vestibulinho'
const COMMON = new Set(dictionary['passwords-common'].concat(OURS.split(' ')))
/** 00000000, abababab, 12341234: the list does not name them. */
const REPETITION = /^(.{1,4})\1+$/su

/** Whether a password is among those that are tried first, however its letters are written. */
export function isCommonSenha(senha: string): boolean {
  const plain = toSearchText(senha)
  return REPETITION.test(plain) || COMMON.has(plain)
}
