import { readFileSync } from 'node:fs'
import path from 'node:path'
import { CONNECTION_LIMITS } from '@rumo/api'
import { envios, MAX_BYTES_DO_ENVIO, provas } from '@rumo/contract'
import { describe, expect, it } from 'vitest'
import { ROOT } from '../config.ts'

const conf = readFileSync(path.join(ROOT, 'nginx.conf'), 'utf8').replaceAll(/^ *#.*$/gm, '')
/** The values of a directive, wherever it stands. */
const valuesOf = (directive: string) =>
  [...conf.matchAll(new RegExp(String.raw`^ *${directive} +([^;]+);`, 'gm'))].map(
    ([, value]) => value,
  )
/** The variable that a map reads, followed by its lines. */
function mapOf(variable: string): (string | undefined)[] {
  const [, at, body = ''] =
    new RegExp(String.raw`map (\S+) \$${variable} \{(.+?)\n    \}`, 's').exec(conf) ?? []
  return [
    at,
    ...[...body.matchAll(/^ *(\S+) +(.+);$/gm)].map(([, key, value]) => `${key} ${value}`),
  ]
}

const MIB = 1024 * 1024

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
    expect(valuesOf('client_header_timeout')).toEqual([`${CONNECTION_LIMITS.headMs / 1000}s`])
    expect(valuesOf('client_body_timeout')).toEqual(['30s'])
  })

  it('tells the API who asks, and where, by headers that no location replaces', () => {
    const headers = [...conf.matchAll(/^( *)proxy_set_header (\S+) +([^;]+);/gm)]
    expect(headers.map(([, , name, value]) => [name, value])).toEqual([
      ['Connection', '""'],
      ['Host', '$rumo_host'],
      ['X-Forwarded-For', '$remote_addr'],
      ['X-Forwarded-Host', '$rumo_host'],
      ['X-Forwarded-Proto', '$rumo_scheme'],
      ['X-Forwarded-Prefix', '/api'],
      ['X-Request-Id', '$request_id'],
    ])
    expect(new Set(headers.map(([, indent]) => indent))).toEqual(new Set([' '.repeat(8)]))
    expect(mapOf('rumo_host')).toEqual(['$http_host', '"" $host', 'default $http_host'])
    expect(mapOf('rumo_scheme')).toEqual([
      '$http_x_forwarded_proto',
      'https https',
      'default $scheme',
    ])
  })

  it('takes from an upload its files and the little that is around them, from any other call 2 MB', () => {
    const { pdf } = MAX_BYTES_DO_ENVIO
    const locations = conf.split(/^ {8}location /m)
    const largest = locations.flatMap((location) => {
      const [, at = '', size] = /^= (\S+) \{[^}]*client_max_body_size (\d+)m;/s.exec(location) ?? []
      return size === undefined ? [] : [[at, Number(size) - 10] as const]
    })
    expect(largest).toEqual([
      [`/api${envios.create.path}`, pdf / MIB],
      // The exam and its key are sent in one request.
      [`/api${provas.extractPdf.path}`, (2 * pdf) / MIB],
    ])
    expect(valuesOf('client_max_body_size')).toHaveLength(3)
    expect(valuesOf('client_max_body_size')[0]).toBe('2m')
  })

  it('writes no file to its own disk on the way, be it sent or asked for', () => {
    const streamed = conf
      .split(/^ {8}location /m)
      .filter((location) => location.includes('proxy_request_buffering off;'))
      .map((location) => /^= (\S+)/.exec(location)?.[1])
    expect(streamed).toEqual([`/api${envios.create.path}`, `/api${provas.extractPdf.path}`])
    expect(valuesOf('proxy_max_temp_file_size')).toEqual(['0'])
  })

  it('takes an address as it came, as one process does, and says no version of its own', () => {
    expect(valuesOf('merge_slashes')).toEqual(['off'])
    expect(valuesOf('absolute_redirect')).toEqual(['off'])
    expect(valuesOf('server_tokens')).toEqual(['off'])
  })

  it('waits for the API longer than that waits for its database, and minutes where it reads a file', () => {
    expect(valuesOf('proxy_connect_timeout')).toEqual(['3s'])
    expect(valuesOf('proxy_read_timeout')).toEqual(['20s', '180s', '180s'])
    const uploads = conf
      .split(/^ {8}location /m)
      .filter((location) => location.includes('proxy_read_timeout 180s;'))
      .map((location) => /^= (\S+)/.exec(location)?.[1])
      .slice(-2)
    expect(uploads).toEqual([`/api${envios.create.path}`, `/api${provas.extractPdf.path}`])
    // Longer than the 20 s of one server: when two servers hang, at least one of them is waited for to its limit.
    expect(valuesOf('proxy_next_upstream_timeout')).toEqual(['25s'])
  })

  it('sends every header of its own with an error too, and from one place', () => {
    const headers = [...conf.matchAll(/^( *)add_header (\S+) +\S+ *(.*);$/gm)]
    expect(headers).toHaveLength(10)
    for (const [, indent, name, when] of headers) {
      expect([name, indent, when]).toEqual([name, ' '.repeat(8), 'always'])
    }
  })

  it('refuses requests for what it alone leads to', () => {
    const internal = [...conf.matchAll(/^ {8}location ([^{]+?) \{\n +internal;/gm)]
    expect(internal.map(([, at]) => at)).toEqual([
      '= /pages/404.html',
      '= /rumo-refusal',
      '= /rumo-api-refusal',
      '^~ /rumo-changes/',
    ])
  })

  it('asks another server where one is gone, but for no change: that may be done already', () => {
    expect(valuesOf('proxy_next_upstream')).toEqual(['error timeout', 'off'])
    expect(conf).toMatch(/location \^~ \/rumo-changes\/ \{[^}]*proxy_next_upstream off;/)
    expect(mapOf('rumo_changes')).toEqual([
      '$request_method',
      'PUT 1',
      'DELETE 1',
      'PATCH 1',
      'default ""',
    ])
  })
})
