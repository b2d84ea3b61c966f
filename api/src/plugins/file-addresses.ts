import type { FastifyInstance, FastifyRequest } from 'fastify'
import { withKeptAddresses, withWholeAddresses } from '../infra/files/file-address.ts'

/** What a proxy that takes a prefix off says that it was. */
const PREFIX = /^(?:\/[\w.~-]+)+$/
const HOST = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d+)?$/i

declare module 'fastify' {
  interface FastifyInstance {
    /** The API's address as the maker of a request knows it, with a slash at its end; undefined where that is no address. */
    addressFor: (request: FastifyRequest) => string | undefined
  }
}

interface Settings {
  /** The address that every client reaches the API by, with a slash at its end; undefined: that of each request. */
  address: string | undefined
  /** Whether the forwarding headers of this connection are believed. */
  isTrusted: (remote: string | undefined) => boolean
}

/**
 * Makes the addresses of files whole in every answer, and takes them off again from what administrators send
 * (docs/decisions/files.md). What is kept in memory stays relative: another client may know the API by another address.
 */
export function registerFileAddresses(app: FastifyInstance, settings: Settings): void {
  app.decorate('addressFor', (request) => addressFor(request, settings))
  app.addHook('preValidation', async (request) => {
    if (request.routeOptions.config.acesso !== 'administrador') return
    const base = addressFor(request, settings)
    if (base !== undefined) request.body = withKeptAddresses(request.body, base)
  })
  app.addHook('onSend', async (request, reply, payload) => {
    // A refusal has words beside the same names.
    if (typeof payload !== 'string' || reply.statusCode >= 400) return payload
    const base = addressFor(request, settings)
    return base === undefined ? payload : withWholeAddresses(payload, base)
  })
}

function addressFor(request: FastifyRequest, { address, isTrusted }: Settings): string | undefined {
  if (address !== undefined) return address
  const { protocol, host, socket, headers } = request
  if (!HOST.test(host)) return undefined
  const prefix = headers['x-forwarded-prefix']
  const isPrefixed = typeof prefix === 'string' && PREFIX.test(prefix)
  return `${protocol}://${host.toLowerCase()}${isPrefixed && isTrusted(socket.remoteAddress) ? prefix : ''}/`
}
