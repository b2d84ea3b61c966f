import { isIP } from 'node:net'

const MAPPED = /^::ffff:(\d+(?:\.\d+){3})$/i
/** What one household or one machine is given of IPv6: it may call from any address of it. */
const NETWORK_GROUPS = 4

/**
 * From where a request comes, as the limits count it: an address of IPv4, or the network of 64 bits that an
 * address of IPv6 lies in.
 */
export function clientNetwork(ip: string): string {
  const [address = ''] = ip.split('%')
  const mapped = MAPPED.exec(address)?.[1]
  if (mapped !== undefined) return mapped
  if (isIP(address) !== 6) return address
  return expand(address).slice(0, NETWORK_GROUPS).join(':')
}

/** The eight groups of an address, each without leading zeros. */
function expand(address: string): string[] {
  const [head = '', tail] = address.toLowerCase().split('::')
  const [before, after] = [groups(head), groups(tail ?? '')]
  const zeros = tail === undefined ? 0 : 8 - before.length - after.length
  return [...before, ...Array<string>(zeros).fill('0'), ...after]
}

function groups(text: string): string[] {
  return text === '' ? [] : text.split(':').map((group) => Number.parseInt(group, 16).toString(16))
}
