/** A token that the server never issued. It is sent to pass for another account, or to break a parser. */
export interface HostileToken {
  name: string
  token: string
  /**
   * Whether a client can read its claims. A client verifies no signature, so it may show such claims
   * (docs/product/validation.md). A server refuses the token all the same.
   */
  isReadable: boolean
}

interface Good {
  /** Claims of an existing user, which a server would accept if they were properly signed. */
  claims: Record<string, unknown>
  /**
   * Signs `header.payload` and returns the signature in base64url: as the server does, or with another hash or key. A
   * server that trusted the token's header would then accept the token. The test of a client may return any text.
   */
  sign: (signed: string, by?: Signing) => string
}

interface Signing {
  hash?: 'sha384' | 'sha512'
  key?: string
}

type Signature = (signed: string) => string

const HEADER = { alg: 'HS256', typ: 'JWT' }
/** A signature of 32 bytes that was made without any key. */
const MADE_UP = 'A'.repeat(43)
/** The key that the attacker signs with and names in the header. */
const THEIR_KEY = 'a chave de quem ataca, que ninguem da'
/** The public key of a server that signs its tokens with RSA. */
const PUBLIC_KEY =
  '-----BEGIN PUBLIC KEY-----\nMFwwDQYJKoZIhvcNAQEBBQADSwAwSAJBAK\n-----END PUBLIC KEY-----\n'
const DEEP = 10_000
const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

/** Every hostile token, the same list for server and client. */
export function hostileTokens({ claims, sign }: Good): HostileToken[] {
  const forged = () => MADE_UP
  const signedBy = (by: Signing) => (signed: string) => sign(signed, by)
  const theirs = signedBy({ key: THEIR_KEY })
  const json = JSON.stringify(claims)
  const token = (header: unknown, payload: unknown, signature: Signature) =>
    tokenOf(textOf(header), textOf(payload), signature)
  const good = token(HEADER, claims, sign)
  const [head = '', body = '', signature = ''] = good.split('.')

  const withAlg = (alg: unknown, by: Signature = forged) => token({ ...HEADER, alg }, claims, by)
  const withHeader = (more: object, by: Signature = forged) =>
    token({ ...HEADER, ...more }, claims, by)
  /** Signed with the server's key, so that only the claims themselves can be refused. */
  const withClaims = (more: object) => token(HEADER, { ...claims, ...more }, sign)
  const without = (name: string) =>
    token(HEADER, Object.fromEntries(Object.entries(claims).filter(([key]) => key !== name)), sign)
  const withPayload = (text: string) => tokenOf(textOf(HEADER), text, sign)
  const later = now() + 3600

  return [
    // No signature, or another kind of signature.
    ...['none', 'None', 'NONE', 'nOnE', '', null, undefined, 0, true, ['HS256'], {}].map((alg) =>
      readable(`alg ${textOf(alg)}`, withAlg(alg)),
    ),
    ...['none', 'None', 'NONE', 'nOnE', 'HS256'].map((alg) =>
      readable(
        `alg ${alg}, unsigned`,
        withAlg(alg, () => ''),
      ),
    ),
    ...['RS256', 'PS256', 'ES256', 'EdDSA', 'HS257', 'hs256', 'dir'].map((alg) =>
      readable(`alg ${alg}`, withAlg(alg, sign)),
    ),
    // Signed with the server's key: only a list of allowed algorithms refuses these.
    readable('alg HS384', withAlg('HS384', signedBy({ hash: 'sha384' }))),
    readable('alg HS512', withAlg('HS512', signedBy({ hash: 'sha512' }))),

    // Signed with a key that is not the server's; some name this key in the header.
    readable('a made-up signature', token(HEADER, claims, forged)),
    ...['', 'secret', 'changeme', THEIR_KEY].map((key) =>
      readable(`the key ${textOf(key)}`, token(HEADER, claims, signedBy({ key }))),
    ),
    readable(
      'key confusion: a public key as the secret',
      withHeader({ kid: 'rsa-public.pem' }, signedBy({ key: PUBLIC_KEY })),
    ),
    readable(
      'a key of its own in jwk',
      withHeader({ jwk: { kty: 'oct', k: encode(THEIR_KEY) } }, theirs),
    ),
    readable('a key elsewhere in jku', withHeader({ jku: 'https://exemplo.br/keys.json' }, theirs)),
    readable('a certificate in x5c', withHeader({ x5c: [btoa(THEIR_KEY)] }, theirs)),
    readable('a path in kid', withHeader({ kid: '../../../../dev/null' }, signedBy({ key: '' }))),
    readable(
      'a query in kid',
      withHeader({ kid: "' union select 'chave' --" }, signedBy({ key: 'chave' })),
    ),
    readable('an unknown extension that is critical', withHeader({ crit: ['x'], x: 1 }, sign)),
    readable('an unencoded payload by b64', withHeader({ b64: false, crit: ['b64'] }, sign)),
    readable('another type', withHeader({ typ: 'at+jwt' }, sign)),
    readable('no type', token({ alg: 'HS256' }, claims, sign)),
    readable('an encrypted one by its header', withHeader({ enc: 'A256GCM', alg: 'dir' })),
    readable('the signature cut', good.slice(0, -1)),
    readable('the signature longer', `${good}A`),
    readable('the signature of other claims', `${head}.${encode(`${json} `)}.${signature}`),
    readable('the signature with padding', `${good}=`),
    readable('the signature with a line break', `${good}\n`),
    readable('the spare bits of the signature', `${good.slice(0, -1)}${neighbour(good.at(-1))}`),
    readable('a duplicate alg', tokenOf('{"alg":"HS256","alg":"none","typ":"JWT"}', json, forged)),
    readable('duplicate claims', tokenOf(textOf(HEADER), twice(json), forged)),
    readable('another perfil', token(HEADER, { ...claims, perfil: 'Administrador' }, forged)),
    readable('a header that is no JSON', tokenOf('{alg', json, sign)),
    readable('a header that is a list', tokenOf('[]', json, sign)),
    readable('an empty header', `.${body}.${signature}`),

    // Claims that no server issues, with the server's own signature.
    ...['1', 1.5, -1, 0, null, [1], { id: 1 }, true, 1e308].map((id) =>
      readable(`an id that is ${textOf(id)}`, withClaims({ id })),
    ),
    ...[
      'administrador',
      'ADMINISTRADOR',
      'Administrador ',
      '\u0410dministrador',
      null,
      ['Aluno'],
    ].map((perfil) => readable(`a perfil that is ${textOf(perfil)}`, withClaims({ perfil }))),
    readable('an e-mail that is an object', withClaims({ email: { $ne: null } })),
    readable('a nome that is a number', withClaims({ nome: 7 })),
    ...['id', 'email', 'nome', 'perfil', 'jti', 'versao'].map((name) =>
      readable(`no ${name}`, without(name)),
    ),
    readable('a jti that is no UUID', withClaims({ jti: "x'; drop table usuarios" })),
    readable('another versao', withClaims({ versao: MADE_UP })),
    readable('a versao that is empty', withClaims({ versao: '' })),
    readable('a versao that is a list', withClaims({ versao: [claims['versao']] })),
    readable('not good before tomorrow', withClaims({ nbf: now() + 86_400 })),
    readable('an nbf that is text', withClaims({ nbf: 'amanhã' })),
    readable('a huge claim', withClaims({ extra: 'x'.repeat(100_000) })),
    readable('a deep claim', withPayload(`${json.slice(0, -1)},"extra":${nested(DEEP)}}`)),
    readable('__proto__ among the claims', withPayload(polluted(json))),

    unreadable('expired a second ago', withClaims({ exp: now() - 1 })),
    unreadable('expired in 1970', withClaims({ exp: 0 })),
    unreadable('an exp before 1970', withClaims({ exp: -1 })),
    unreadable('no exp', without('exp')),
    ...[String(later), null, true, false, [later], [[later]], {}, { valueOf: 1 }].map((exp) =>
      unreadable(`an exp that is ${textOf(exp)}`, withClaims({ exp })),
    ),
    ...['', 'Infinity', '0xFFFFFFFFFF', 'amanhã', ` ${later} `].map((exp) =>
      unreadable(`an exp that is the text ${textOf(exp)}`, withClaims({ exp })),
    ),
    unreadable('an exp under another name', withClaims({ exp: undefined, EXP: later })),
    unreadable(
      'an exp in the header alone',
      token({ ...HEADER, exp: later }, { ...claims, exp: undefined }, sign),
    ),
    unreadable('an exp twice, at last a past one', withPayload(`${json.slice(0, -1)},"exp":1}`)),

    // Texts that are not tokens.
    unreadable('nothing', ''),
    unreadable('spaces', '   '),
    unreadable('one part', head),
    unreadable('two parts', `${head}.${body}`),
    unreadable('four parts', `${good}.`),
    unreadable('an empty part before it', `.${good}`),
    ...[',', '/', '\n', '%2E', '\u3002'].map((separator) =>
      unreadable(`parts between ${textOf(separator)}`, good.replaceAll('.', separator)),
    ),
    unreadable('its form in JSON', textOf({ protected: head, payload: body, signature })),
    unreadable('five parts', `${head}.${body}.${body}.${body}.${signature}`),
    unreadable('only dots', '..'),
    unreadable('very many dots', '.'.repeat(100_000)),
    unreadable('an empty payload', `${head}..${signature}`),
    unreadable('a payload that is not base64', `${head}.%%%%.${signature}`),
    unreadable('a payload that is not UTF-8', `${head}._____w.${signature}`),
    unreadable('a payload that is not JSON', withPayload('{nome:')),
    ...['null', '[]', '"texto"', '42', 'true', ''].map((text) =>
      unreadable(`a payload that is ${text || 'no text'}`, withPayload(text)),
    ),
    unreadable('a list that holds the claims', withPayload(`[${json}]`)),
    unreadable('the claims cut', withPayload(json.slice(0, -1))),
    unreadable('the claims twice', withPayload(json + json)),
    unreadable('the claims with a comma too many', withPayload(`${json.slice(0, -1)},}`)),
    unreadable('the claims after a comment', withPayload(`/**/${json}`)),
    unreadable('the claims in single quotes', withPayload(json.replaceAll('"', "'"))),
    unreadable('the claims as a text', withPayload(textOf(json))),
    unreadable('the claims in base64 twice', withPayload(encode(json))),
    unreadable('deep lists', withPayload(nested(DEEP))),
    unreadable('a megabyte of one letter', 'A'.repeat(1_000_000)),
    unreadable('letters beyond ASCII', 'é.ü.ß'),
    unreadable('an emoji in each part', '😀.😀.😀'),
    unreadable('a lone surrogate', '\uD800.\uD800.\uD800'),
    unreadable('characters that turn the reading around', `\u202E${head}.\u202E.\u202E`),
    unreadable('a byte order mark before it', `\uFEFF${head}`),
    unreadable('NUL', '\0.\0.\0'),
    ...['undefined', 'null', 'true', 'NaN', '{}', '[]', '[object Object]'].map((text) =>
      unreadable(text, text),
    ),
  ]
}

function readable(name: string, token: string): HostileToken {
  return { name, token, isReadable: true }
}

function unreadable(name: string, token: string): HostileToken {
  return { name, token, isReadable: false }
}

function tokenOf(header: string, payload: string, sign: Signature): string {
  const signed = `${encode(header)}.${encode(payload)}`
  return `${signed}.${sign(signed)}`
}

function textOf(value: unknown): string {
  return JSON.stringify(value) ?? 'undefined'
}

function now(): number {
  return Math.floor(Date.now() / 1000)
}

/** Base64url of a text in UTF-8. */
function encode(text: string): string {
  const bytes = Array.from(new TextEncoder().encode(text), (byte) => String.fromCodePoint(byte))
  return btoa(bytes.join('')).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}

/**
 * Another base64 digit that decodes to the same bytes: the last digit carries four bits of data and two unused bits.
 */
function neighbour(digit = 'A'): string {
  const place = DIGITS.indexOf(digit)
  return DIGITS[place ^ 1] ?? 'A'
}

/** The claims with the field `perfil` repeated, the second time with another value. */
function twice(json: string): string {
  return `${json.slice(0, -1)},"perfil":"Administrador"}`
}

function polluted(json: string): string {
  return `${json.slice(0, -1)},"__proto__":{"perfil":"Administrador"},"versao":7}`
}

function nested(depth: number): string {
  return '['.repeat(depth) + ']'.repeat(depth)
}
