import { readFileSync } from 'node:fs'
import path from 'node:path'
import { PATIENCE } from '@rumo/api'
import { describe, expect, it } from 'vitest'
import { ROOT } from '../config.ts'

const conf = readFileSync(path.join(ROOT, 'nginx.conf'), 'utf8').replaceAll(/^ *#.*$/gm, '')
/** The values of a directive, wherever it stands. */
const valuesOf = (directive: string) =>
  [...conf.matchAll(new RegExp(String.raw`^ *${directive} +([^;]+);`, 'gm'))].map(
    ([, value]) => value,
  )

describe('nginx.conf', () => {
  it('speaks TLS 1.2 and 1.3 alone: what Debian’s nginx speaks by itself is 1.0 to 1.2', () => {
    expect(valuesOf('ssl_protocols')).toEqual(['TLSv1.2 TLSv1.3'])
  })

  it('names each request itself, whatever a client calls it', () => {
    expect(valuesOf('proxy_set_header X-Request-Id')).toEqual(['$request_id'])
    const [format = ''] = valuesOf('log_format rumo')
    expect(format).toContain('"id":"$request_id","client_id":"$rumo_client_id"')
    expect(conf.match(/\$http_x_request_id/g)).toHaveLength(2)
  })

  it('logs nothing of what was searched for, and of an address its network alone', () => {
    const [format = ''] = valuesOf('log_format rumo')
    expect(format).toContain('$rumo_asked')
    expect(format).toContain('$rumo_client"')
    expect(format).not.toMatch(
      /\$(?:request_uri|request\b|uri|args|query_string|arg_|remote_addr|binary_remote_addr|proxy_add_x|realip|http_)/,
    )
  })

  it('waits for a request that does not come on for seconds, not for ever', () => {
    expect(valuesOf('client_header_timeout')).toEqual([`${PATIENCE.headMs / 1000}s`])
    expect(valuesOf('client_body_timeout')).toEqual(['30s'])
  })
})
