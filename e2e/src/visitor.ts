import { request as httpRequest } from 'node:http'
import { json } from 'node:stream/consumers'
import { SITES } from './config.ts'

interface Asked {
  /** An address of this machine that the visitor's connection is made from: 127.0.0.2 and so on. */
  from: string
  method: 'POST' | 'PUT'
  /** A path of the site behind nginx, such as /api/usuarios. */
  path: string
  body: object
  headers?: Record<string, string>
}

export interface Answered {
  status: number | undefined
  headers: Record<string, string | string[] | undefined>
  body: unknown
}

/** Sends a request to nginx from the visitor's own address; gives the answer, whose body is JSON. */
export function askFrom({ from, method, path, body, headers }: Asked): Promise<Answered> {
  const { promise, resolve, reject } = Promise.withResolvers<Answered>()
  const asked = httpRequest(
    new URL(path, SITES.nginx),
    {
      method,
      family: 4,
      localAddress: from,
      agent: false,
      headers: { 'content-type': 'application/json', ...headers },
    },
    (answer) => {
      const answered = (read: unknown) =>
        resolve({ status: answer.statusCode, headers: answer.headers, body: read })
      json(answer).then(answered, reject)
    },
  )
  asked.on('error', reject).end(JSON.stringify(body))
  return promise
}

/** Signs in from this address. */
export const enterFrom = (from: string, email: string, senha: string) =>
  askFrom({ from, method: 'POST', path: '/api/usuarios/login', body: { email, senha } })
