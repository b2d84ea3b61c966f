import type { SiteSettings } from '@rumo/contract'
import { describe, expect, it } from 'vitest'
import { fileHeaders, pageHeaders, spellerHeaders, workerHeaders } from '../site/headers.ts'
import { headerVariable, nginxFiles } from './nginx-files.ts'

const settings: SiteSettings = {
  api: '/api/',
  extensoes: [],
  faculdade: {
    nome: 'Colégio',
    url_vestibular: 'https://example.com/',
    url_inscricao: 'https://example.com/',
    contato: 'x',
  },
}
const input = {
  base: '/rumo.novo/',
  settings,
  map: [
    { path: '/', page: 'index.html' },
    { path: '/provas/{id}', page: 'provas.{id}.html' },
  ],
  inline: { scripts: ['sha256-s='], styles: ['sha256-a='] },
  folder: '/srv/rumo/www',
}
const fileOf = (name: string, changed: Partial<typeof input> = {}) =>
  nginxFiles({ ...input, ...changed })[name] ?? ''

/** The patterns of a map as nginx tries them, each with its value. */
function entriesOf(text: string, variable: string): [RegExp, string][] {
  const block = text.split(`${variable} {`)[1]?.split('\n}')[0] ?? ''
  return [...block.matchAll(/"~(.*)" "(.*)";/g)].map(([, pattern = '', value = '']) => [
    new RegExp(pattern),
    value,
  ])
}

describe('paths.conf', () => {
  it('leads each path of the table to its page, and no other path anywhere', () => {
    const pages = entriesOf(fileOf('paths.conf'), '$rumo_page')
    const pageOf = (uri: string) => pages.find(([pattern]) => pattern.test(uri))?.[1]
    expect(pageOf('/rumo.novo/')).toBe('index.html')
    expect(pageOf('/rumo.novo/provas/7')).toBe('provas.{id}.html')
    expect(pageOf('/rumo.novo/provas/7/')).toBe('provas.{id}.html')
    for (const uri of ['/rumo.novo', '/rumoxnovo/', '/rumo.novo/provas/7/8', '/rumo.novo//', '/']) {
      expect([uri, pageOf(uri)]).toEqual([uri, undefined])
    }
  })

  it('leads the root and the bare base to the base', () => {
    const leads = entriesOf(fileOf('paths.conf'), '$rumo_leads_to')
    for (const uri of ['/', '/rumo.novo']) {
      expect(leads.find(([pattern]) => pattern.test(uri))?.[1]).toBe('/rumo.novo/')
    }
    expect(leads.find(([pattern]) => pattern.test('/rumo.novo/'))).toBeUndefined()
  })

  it('is what nginx takes for maps', () => {
    expect(fileOf('paths.conf'))
      .toBe(`# Written by \`npm run compose\` for nginx.conf; a change here is gone with the next one.
map "" $rumo_folder {
    "default" "/srv/rumo/www";
}

map $uri $rumo_leads_to {
    "~^(/|/rumo\\.novo)$" "/rumo.novo/";
}

map $uri $rumo_page {
    "~^/rumo\\.novo/$" "index.html";
    "~^/rumo\\.novo/provas/[^/]+/?$" "provas.{id}.html";
}

map $uri $rumo_path {
    "~^/rumo\\.novo/(?<rumo_rest>[^/]+/.+|sw\\.js|rumo\\.webmanifest)$" $rumo_rest;
}
`)
  })

  it('says where the site lies', () => {
    expect(fileOf('paths.conf')).toContain('"default" "/srv/rumo/www";')
  })

  it.each(['/srv/ru"mo', '/srv/$rumo', '/srv/rumo\n', '/srv/rumo\\'])(
    'refuses a folder like %j',
    (folder) => {
      expect(() => fileOf('paths.conf', { folder })).toThrow('não pode ser escrito')
    },
  )
})

describe('headers.conf', () => {
  it('gives nginx.conf a value for each header of a page, none of them for the API', () => {
    const files: Record<string, string> = fileHeaders
    const speller: Record<string, string> = spellerHeaders
    const { '/nginx.conf': conf } = import.meta.glob<string>('/nginx.conf', {
      query: '?raw',
      import: 'default',
      eager: true,
    })
    for (const [name, value] of Object.entries(pageHeaders(settings, input.inline))) {
      const variable = headerVariable(name)
      expect(conf).toMatch(new RegExp(`add_header ${name} +\\${variable} +always;`))
      expect(fileOf('headers.conf')).toContain(
        `map $rumo_kind ${variable} {\n    "api" "";\n    "page" "${value}";\n    "worker" "${workerHeaders(settings)[name] ?? ''}";\n    "speller" "${speller[name] ?? ''}";\n    "default" "${files[name] ?? ''}";\n}\n`,
      )
    }
  })
})

it('separates the headers by a line', () => {
  const text = fileOf('headers.conf')
  expect(text.split('}\n\n')).toHaveLength(Object.keys(pageHeaders(settings, input.inline)).length)
  expect(text).toMatch(/^# Written by .*\nmap /)
})

describe('api.conf', () => {
  it('names the server that the API is unless told otherwise', () => {
    expect(fileOf('api.conf'))
      .toBe(`# Written by \`npm run compose\` for nginx.conf; a change here is gone with the next one.
upstream rumo_api {
    zone rumo_api 64k;
    server 127.0.0.1:3000 max_fails=1 fail_timeout=5s;
    keepalive 32;
}
`)
  })

  it('names each server of the settings, and again for when none of them answers', () => {
    const servidores_da_api = ['10.0.0.1:3000', '[::1]:3001']
    const text = fileOf('api.conf', { settings: { ...settings, servidores_da_api } })
    expect(text.match(/^ {4}server .*;$/gm)).toEqual([
      '    server 10.0.0.1:3000 max_fails=1 fail_timeout=5s;',
      '    server [::1]:3001 max_fails=1 fail_timeout=5s;',
      '    server 10.0.0.1:3000 max_fails=0 backup;',
      '    server [::1]:3001 max_fails=0 backup;',
    ])
  })
})
