import { isIP } from 'node:net'

const MAPPED = /^::ffff:(\d+(?:\.\d+){3})$/i
/**
 * The first 64 bits of an IPv6 address. A household or a machine gets all addresses with these bits, and may use any.
 */
const NETWORK_GROUPS = 4

/** The origin of a request, as the limits count it: an IPv4 address, or the 64-bit network of an IPv6 address. */
export function clientNetwork(ip: string): string {
  const [address = ''] = ip.split('%')
  const mapped = MAPPED.exec(address)?.[1]
  if (mapped !== undefined) return mapped
  if (isIP(address) !== 6) return address
  return expand(address).slice(0, NETWORK_GROUPS).join(':')
}

/** The eight groups of an IPv6 address, without leading zeros. */
function expand(address: string): string[] {
  const [head = '', tail] = address.toLowerCase().split('::')
  const [before, after] = [groups(head), groups(tail ?? '')]
  const zeros = tail === undefined ? 0 : 8 - before.length - after.length
  return [...before, ...Array<string>(zeros).fill('0'), ...after]
}

function groups(text: string): string[] {
  return text === '' ? [] : text.split(':').map((group) => Number.parseInt(group, 16).toString(16))
}
