import { z } from 'zod'

const ipv4 = z.ipv4()
const ipv6 = z.ipv6()
const LAST_PORT = 65_535
const LONGEST_NAME = 253
/** RFC 1123 section 2.1; underscores are allowed too, because names in private networks use them. */
const LABEL = /^[a-z\d](?:[\w-]{0,61}[a-z\d])?$/i

/** A server of the API as `host:port`, in the form that nginx accepts. */
export const apiServer = z.string().refine(isServer, {
  error:
    'deve ser endereço:porta, como 127.0.0.1:3000, api.exemplo.br:3000 ou [::1]:3000, com uma porta de 1 a 65535',
})

function isServer(text: string): boolean {
  const [, host = '', port = ''] = /^(.+):([1-9]\d*)$/.exec(text) ?? []
  return isHost(host) && Number(port) <= LAST_PORT
}

function isHost(host: string): boolean {
  const [, inBrackets] = /^\[(.*)\]$/.exec(host) ?? []
  if (inBrackets !== undefined) return ipv6.safeParse(inBrackets).success
  const labels = host.split('.')
  // A host that ends in a number is an address, or invalid (https://url.spec.whatwg.org/#ends-in-a-number-checker).
  if (/^\d+$/.test(labels.at(-1) ?? '')) return ipv4.safeParse(host).success
  return host.length <= LONGEST_NAME && labels.every((label) => LABEL.test(label))
}
