import { describe, expect, it } from 'vitest'
import { trusting } from './trusted-proxies.ts'

describe('trusting', () => {
  it.each([
    [[], '127.0.0.1', false],
    [['loopback'], '127.0.0.1', true],
    [['loopback'], '::1', true],
    [['loopback'], '::ffff:127.0.0.1', true],
    [['loopback'], '10.0.0.1', false],
    [['uniquelocal'], '192.168.3.4', true],
    [['linklocal'], 'fe80::1', true],
    [['10.0.0.0/8', '203.0.113.9'], '10.1.2.3', true],
    [['10.0.0.0/8', '203.0.113.9'], '203.0.113.9', true],
    [['10.0.0.0/8', '203.0.113.9'], '203.0.113.8', false],
    [['2001:db8::/32'], '2001:db8:1::2', true],
    [['loopback'], undefined, false],
  ])('of %j is for %s %j', (proxies, address, isTrusted) => {
    expect(trusting(proxies)(address)).toBe(isTrusted)
  })
})
