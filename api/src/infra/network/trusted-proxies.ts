import { BlockList, isIP } from 'node:net'

/** What the names of TRUST_PROXY mean, as the framework takes them. */
const GROUPS: Record<string, readonly string[]> = {
  loopback: ['127.0.0.0/8', '::1/128'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
}

const familyOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4')

/** Whether the address of a connection is one of these proxies: addresses, ranges, or the names of groups. */
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
