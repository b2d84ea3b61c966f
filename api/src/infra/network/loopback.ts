import { isIP } from 'node:net'

/** Whether only this machine can reach a host, as it is listened on or asked for. */
export const isLoopback = (host: string): boolean =>
  ['localhost', '::1', '[::1]'].includes(host) || (isIP(host) === 4 && host.startsWith('127.'))
