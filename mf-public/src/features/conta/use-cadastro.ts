import type { NovoUsuario } from '@rumo/contract'
import { ApiError } from '@rumo/shared-auth'
import { useRef, useState } from 'react'
import { createUsuario } from './conta.calls.ts'
import { enter, useResumedEntry, type Antes } from './enter.ts'

/** What a server says of an e-mail that has an account already. */
export const JA_EXISTE = 'email_em_uso'

/**
 * Makes an account and enters, once what there is to ask before was answered. Whatever became of an attempt, the next
 * one does what is left to do.
 */
export function useCadastro(antes: Antes) {
  useResumedEntry(antes)
  /** The e-mail of the account that was made although entering failed: to submit again only enters. */
  const made = useRef<string | null>(null)
  /** The e-mail of an account that may have been made: no answer came. */
  const unanswered = useRef<string | null>(null)
  const [onlyEnters, setOnlyEnters] = useState(false)

  /** Gives the refusal where it may be of the very account that one made before; null where it is made. */
  const make = async (novo: NovoUsuario): Promise<ApiError | null> => {
    try {
      await createUsuario(novo)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (error.status === 0) unanswered.current = novo.email
      if (error.status === 409 && unanswered.current === novo.email) return error
      throw besideEmail(error)
    }
    made.current = novo.email
    return null
  }

  const submit = async (novo: NovoUsuario) => {
    const { email, senha } = novo
    setOnlyEnters(false)
    const refusal = made.current === email ? null : await make(novo)
    let isIn = false
    try {
      isIn = await enter({ email, senha }, antes)
      made.current = email
    } catch (error) {
      // The e-mail is taken, and this password does not sign in to its account.
      throw refusal ? besideEmail(refusal) : error
    } finally {
      setOnlyEnters(!isIn && made.current === email)
    }
  }

  return { submit, onlyEnters }
}

/** A server that refuses an e-mail names no field: what it says belongs beside this one. */
function besideEmail(error: ApiError): ApiError {
  const { status, codigo, titulo, mensagem, icone } = error
  if (codigo !== JA_EXISTE) return error
  return new ApiError(status, { codigo, titulo, mensagem, icone, campos: { email: mensagem } })
}
