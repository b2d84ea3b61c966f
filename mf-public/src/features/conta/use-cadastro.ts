import type { NovoUsuario } from '@rumo/contract'
import { ApiError } from '@rumo/shared-auth'
import { useRef, useState } from 'react'
import { createUsuario } from './conta.calls.ts'
import { enter, useResumedEntry, type Antes } from './enter.ts'

/** The error code of a server when the e-mail already has an account. */
export const JA_EXISTE = 'email_em_uso'

/**
 * Creates an account and then signs in, after `antes` has asked what there is to settle. After a failure, submitting
 * again does only the steps that are still to be done.
 */
export function useCadastro(antes: Antes) {
  useResumedEntry(antes)
  /** The e-mail of an account that was created although signing in failed. Submitting again then only signs in. */
  const made = useRef<string | null>(null)
  /** The e-mail of an account that may have been created: the request got no answer. */
  const unanswered = useRef<string | null>(null)
  const [onlyEnters, setOnlyEnters] = useState(false)

  /**
   * Creates the account; null on success. Resolves to the error when the server says that the e-mail is taken and an
   * earlier request without an answer may have created that very account. Rejects with any other error.
   */
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
      // The e-mail is taken, and the password is not that of its account: the account is not the user's own.
      const isOfAnother = error instanceof ApiError && error.status === 401
      throw refusal && isOfAnother ? besideEmail(refusal) : error
    } finally {
      setOnlyEnters(!isIn && made.current === email)
    }
  }

  return { submit, onlyEnters }
}

/** A server that refuses an e-mail names no field. Its message belongs beside the e-mail field. */
function besideEmail(error: ApiError): ApiError {
  const { status, codigo, titulo, mensagem, icone } = error
  if (codigo !== JA_EXISTE) return error
  return new ApiError(status, { codigo, titulo, mensagem, icone, campos: { email: mensagem } })
}
