import type { FastifyInstance, FastifyRequest } from 'fastify'
import { withKeptAddresses, withWholeAddresses } from '../infra/files/file-address.ts'

/** The X-Forwarded-Prefix header of a proxy that removes this prefix from the path. */
const PREFIX = /^(?:\/[\w.~-]+)+$/
const HOST = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d+)?$/i

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * The API's address as the client of a request knows it, with a slash at its end; undefined if the Host header is
     * not valid.
     */
    addressFor: (request: FastifyRequest) => string | undefined
  }
}

interface Settings {
  /** The address of the API for all clients, with a slash at its end; undefined if each request tells it. */
  address: string | undefined
  /** Whether the forwarding headers of a connection from this address are believed. */
  isTrusted: (remote: string | undefined) => boolean
}

/**
 * Makes the addresses of files absolute in every answer, and relative again in what administrators send
 * (docs/decisions/files.md). Cached answers have relative addresses, because another client may know the API by another
 * address.
 */
export function registerFileAddresses(app: FastifyInstance, settings: Settings): void {
  app.decorate('addressFor', (request) => addressFor(request, settings))
  app.addHook('preValidation', async (request) => {
    if (request.routeOptions.config.acesso !== 'administrador') return
    const base = addressFor(request, settings)
    if (base !== undefined) request.body = withKeptAddresses(request.body, base)
  })
  app.addHook('onSend', async (request, reply, payload) => {
    // In an error, fields with these names hold messages.
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
