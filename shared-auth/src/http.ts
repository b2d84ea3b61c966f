import { sessao, type Call, type Envelope, type Extensao, type Input } from '@rumo/contract'
import { ApiError } from './api-error.ts'
import { callPath } from './call-path.ts'
import { isDone, isEnvelope, isOfAnotherServer, isUnknownPath, readAnswer } from './read-answer.ts'
import { sendPlain, type Answer, type EarlyAnswer, type Request } from './send-plain.ts'
import { session } from './session.ts'

interface Listening {
  signal?: AbortSignal
  /** Called with the share of the body that has been sent, from 0 to 1. */
  onProgress?: (part: number) => void
  /**
   * The answer to the same request, if the page already made that request before this client was loaded, without a
   * token.
   */
  early?: Promise<EarlyAnswer>
}

type CallArguments<In extends Input> = In & Listening
/** The input may be left out where all of its fields are optional. */
type CallInput<In extends Input> =
  Partial<In> extends In ? [CallArguments<In>?] : [CallArguments<In>]

interface HttpSettings {
  /** The API's address, with a slash at the end. */
  address: string
  extensoes: readonly Extensao[]
  /**
   * Called with a token that the server refused with 401, while the call continues on its own. Returns whether the
   * refusal ended the session.
   */
  onUnauthorized: (token: string) => boolean
}

/** Signing in sends no token: a 401 to that call is about the password. */
const LOGIN = '/usuarios/login'
/**
 * The characters that may follow `Bearer` (RFC 6750 section 2.1). Browsers throw an error for some other characters,
 * which a damaged storage may hold.
 */
const BEARER = /^[\w.~+/-]+=*$/

let settings: HttpSettings | null = null
const missing = new Set<Extensao>()
/** Whether a call has been answered, or the reason why none was answered has been logged. */
let isUnderstood = false

/** The API's client. A page has one, which the shell configures and every remote uses. */
export const http = {
  /** Sets the API's address and what it offers; the shell has to call this function before any call is made. */
  configure(given: HttpSettings): void {
    settings = given
    missing.clear()
    isUnderstood = false
  },

  /** Makes a call and returns the `dados` of its answer. Rejects with an ApiError. */
  async call<Dados, In extends Input>(
    call: Call<Dados, In>,
    ...input: CallInput<In>
  ): Promise<Dados> {
    return (await http.answer(call, ...input)).dados
  },

  /** Makes a call and returns the whole answer: besides `dados` also `total` and the texts about what was done. */
  async answer<Dados, In extends Input>(
    call: Call<Dados, In>,
    ...[input]: CallInput<In>
  ): Promise<Envelope<Dados>> {
    return send(call, input ?? {}, tokenFor(call))
  },

  /**
   * Does nothing. Version 1 of the contract promised this function (docs/teams.md), when axios had to be loaded in
   * advance.
   */
  prepare(): void {},

  /**
   * Revokes a token on the server, also while the page is being closed. Returns false where the server has the call but
   * did not confirm it; the token then stays valid until it expires. Never rejects.
   */
  async endToken(token: string): Promise<boolean> {
    if (!http.offers(sessao.end)) return true
    const ending = fetch(new URL(callPath(sessao.end.path), configured().address), {
      method: sessao.end.method,
      headers: authorization(token),
      keepalive: true,
    })
    return ending.then(
      async (answer) => {
        const given: unknown = await answer.json().catch(() => undefined)
        const { status, data } = readAnswer({ data: given, status: answer.status })
        return isDone(status) ? isEnvelope(data) : status === 404 || status === 405
      },
      () => false,
    )
  },

  /** Whether the server has `call`, as far as its configuration and its answers so far tell. */
  offers({ extensao }: Pick<Call, 'extensao'>): boolean {
    if (extensao === undefined) return true
    return !missing.has(extensao) && configured().extensoes.includes(extensao)
  },

  /**
   * The address of a file in a record; a relative path is resolved against the API's address. A text that is no address is
   * returned unchanged; the browser then finds no file there.
   */
  fileUrl(path: string): string {
    const { address } = configured()
    return URL.canParse(path, address) ? new URL(path, address).href : path
  },
}

async function send<Dados, In extends Input>(
  call: Call<Dados, In>,
  input: Input & Listening,
  token: string | null,
): Promise<Envelope<Dados>> {
  const { params, query, body, signal, onProgress, early } = input
  // Skips a call that the server is known not to have.
  if (!http.offers(call)) throw new ApiError(404, undefined)
  const request: Request = {
    method: call.method,
    url: addressOf(callPath(call.path, params), query),
    headers: token === null ? {} : authorization(token),
    body,
    signal,
  }
  const sending = onProgress ? sendWatched(request, onProgress) : sendPlain(request, early)
  const { data, status, cause } = await sending.then(readAnswer, (error: unknown): Answer => {
    if (signal?.aborted) throw signal.reason
    return { status: 0, data: undefined, cause: error }
  })
  if (status === 0) void Promise.allSettled([explainOnce()])
  else isUnderstood = true
  if (call.extensao !== undefined && isOfAnotherServer(status, data)) {
    missing.add(call.extensao)
    throw new ApiError(404, undefined, { cause })
  }
  if (isDone(status) && isEnvelope<Dados>(data)) return data
  const isRefused = status === 401 && token !== null
  const endedSession = isRefused && configured().onUnauthorized(token)
  // A public read is retried without the token. Writes are not, because they could be work of another user.
  if (isRefused && isOpenRead(call)) return send(call, input, null)
  const error = new ApiError(status, data, { cause, endedSession })
  if (call.extensao !== undefined && isUnknownPath(error)) missing.add(call.extensao)
  throw error
}

/** fetch cannot report how much of a body has been sent. axios can, and is loaded with the first call that needs it. */
async function sendWatched(
  { body, signal, ...request }: Request,
  onProgress: (part: number) => void,
): Promise<Answer> {
  const { default: axios } = await import('axios')
  return axios.request<unknown>({
    ...request,
    data: body,
    validateStatus: null,
    ...(signal && { signal }),
    onUploadProgress: ({ progress = 0 }) => onProgress(progress),
  })
}

/** The address of a call; query fields without a value are left out. */
function addressOf(path: string, query: object = {}): string {
  const url = new URL(path, configured().address)
  const values = Object.entries(query) as [string, string | number | boolean | null | undefined][]
  for (const [name, value] of values) {
    if (value !== undefined && value !== null) url.searchParams.append(name, String(value))
  }
  return url.href
}

/**
 * Explains missing answers once. To a page, a server that forbids the page's origin (CORS) looks like one that is not
 * there.
 */
async function explainOnce(): Promise<void> {
  if (isUnderstood || !navigator.onLine) return
  isUnderstood = true
  const { explainRefusal } = await import('./explain-refusal.ts')
  await explainRefusal(configured().address)
}

const isOpenRead = ({ acesso, method }: Call) => acesso === 'publico' && method === 'GET'

/** The stored token, even where this device's clock calls it expired, because the server decides. */
function tokenFor({ path }: Call): string | null {
  const token = path === LOGIN ? null : session.token()
  return token !== null && BEARER.test(token) ? token : null
}

const authorization = (token: string) => ({ Authorization: `Bearer ${token}` })

function configured(): HttpSettings {
  if (!settings) throw new Error('http.configure was not called: the shell does it at its start.')
  return settings
}
