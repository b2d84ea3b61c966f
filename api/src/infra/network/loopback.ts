import { isIP } from 'node:net'

/** Whether a host, in an address to listen on or of a request, can be reached from this machine only. */
export const isLoopback = (host: string): boolean =>
  ['localhost', '::1', '[::1]'].includes(host) || (isIP(host) === 4 && host.startsWith('127.'))
