import { BlockList, isIP } from 'node:net'

/** The address ranges for the group names in TRUST_PROXY, the same as those of Fastify. */
const GROUPS: Record<string, readonly string[]> = {
  loopback: ['127.0.0.0/8', '::1/128'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
}

const familyOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4')

/** Gives a check of whether a connection comes from one of these proxies: addresses, ranges, or names of groups. */
export function trusting(proxies: readonly string[]): (address: string | undefined) => boolean {
  const trusted = new BlockList()
  for (const proxy of proxies.flatMap((name) => GROUPS[name] ?? name)) {
    const [address = '', bits] = proxy.split('/')
    const family = familyOf(address)
    if (bits === undefined) trusted.addAddress(address, family)
    else trusted.addSubnet(address, Number(bits), family)
  }
  return (address) => address !== undefined && trusted.check(address, familyOf(address))
}
