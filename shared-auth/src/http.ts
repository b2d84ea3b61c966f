import { sessao, type Call, type Envelope, type Extensao, type Input } from '@rumo/contract'
import { ApiError } from './api-error.ts'
import { callPath } from './call-path.ts'
import { sendPlain, type Answer, type EarlyAnswer, type Request } from './send-plain.ts'
import { session } from './session.ts'

interface Listening {
  signal?: AbortSignal
  /** Told how much of the body is on its way to the server, from 0 to 1. */
  onProgress?: (part: number) => void
  /** What the page asked for already, in the same words and without a token: it stands for the call. */
  early?: Promise<EarlyAnswer>
}

type CallArguments<In extends Input> = In & Listening
/** The input may be left out where all of it is optional. */
type CallInput<In extends Input> =
  Partial<In> extends In ? [CallArguments<In>?] : [CallArguments<In>]

interface HttpSettings {
  /** The API's address, with a slash at the end. */
  address: string
  extensoes: readonly Extensao[]
  /**
   * Told of a token that the server answered with 401; the call goes on by itself. Gives whether that was
   * the end of the session.
   */
  onUnauthorized: (token: string) => boolean
}

/** Its 401 is about the password: signing in sends no token. */
const LOGIN = '/usuarios/login'
/** What may follow `Bearer` (RFC 6750 section 2.1): a browser throws at some of what else is stored. */
const BEARER = /^[\w.~+/-]+=*$/

/** The status for a failure whose body names none. */
const UNPROCESSABLE = 422

let settings: HttpSettings | null = null
const missing = new Set<Extensao>()
/** Whether a call was answered, or the reason for the lack of answers was already logged. */
let isUnderstood = false

/** The API's client: one for the page, configured by the shell, used by every remote. */
export const http = {
  /** Sets the API's address and its extensions; the shell calls it before any other call. */
  configure(given: HttpSettings): void {
    settings = given
    missing.clear()
    isUnderstood = false
  },

  /** Makes a call and gives the `dados` of its answer. Rejects with an ApiError. */
  async call<Dados, In extends Input>(
    call: Call<Dados, In>,
    ...input: CallInput<In>
  ): Promise<Dados> {
    return (await http.answer(call, ...input)).dados
  },

  /** Makes a call and gives its whole answer: `total`, and the words about what was done, beside `dados`. */
  async answer<Dados, In extends Input>(
    call: Call<Dados, In>,
    ...[input]: CallInput<In>
  ): Promise<Envelope<Dados>> {
    return send(call, input ?? {}, tokenFor(call))
  },

  /** Does nothing: version 1 of the contract promised it (docs/teams.md), when axios had to be loaded ahead. */
  prepare(): void {},

  /**
   * Ends a token on the server, if it knows how, also while the page closes. False where the server has that call and
   * did not say that it is done: then the token ends when it expires. Never rejects.
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

  /** Whether the server has what `call` needs, as far as its configuration and its answers tell. */
  offers({ extensao }: Pick<Call, 'extensao'>): boolean {
    if (extensao === undefined) return true
    return !missing.has(extensao) && configured().extensoes.includes(extensao)
  },

  /** The address of a file that a record names: a path is resolved against the API's address. */
  fileUrl(path: string): string {
    return new URL(path, configured().address).href
  },
}

async function send<Dados, In extends Input>(
  call: Call<Dados, In>,
  input: Input & Listening,
  token: string | null,
): Promise<Envelope<Dados>> {
  const { params, query, body, signal, onProgress, early } = input
  // Skip calls that the server is known not to have.
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
  // Retry public reads without the token. Not writes: they may be another user's work.
  if (isRefused && isOpenRead(call)) return send(call, input, null)
  const error = new ApiError(status, data, { cause, endedSession })
  if (call.extensao !== undefined && isUnknownPath(error)) missing.add(call.extensao)
  throw error
}

/** fetch cannot tell how much of a body is on its way: that takes axios, which comes with the first such call. */
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

/** The address of a call; what its query leaves open stays out. */
function addressOf(path: string, query: object = {}): string {
  const url = new URL(path, configured().address)
  const values = Object.entries(query) as [string, string | number | boolean | null | undefined][]
  for (const [name, value] of values) {
    if (value !== undefined && value !== null) url.searchParams.append(name, String(value))
  }
  return url.href
}

/** A server of the owner's kind answers a failure with 200 or 201, and says so in the body alone. */
function readAnswer({ data, status }: { data: unknown; status: number }): Answer {
  const { codigo, dados, icone, valido } = Object(data) as Record<string, unknown>
  const saysSo = valido === false || (icone === 'error' && dados === undefined)
  if (!isDone(status) || !saysSo) return { status, data }
  return { status: Number(codigo) >= 400 ? Number(codigo) : UNPROCESSABLE, data }
}

/**
 * Whether an answer to a call of ours comes from a server that has something else under its path: our refusals have a
 * `codigo` that is a word, and our successes have `dados`.
 */
function isOfAnotherServer(status: number, data: unknown): boolean {
  const { codigo } = Object(data) as Record<string, unknown>
  const isRefused = status === 401 || status === 403
  return (
    typeof codigo === 'number' ||
    (isRefused && codigo === undefined) ||
    (isDone(status) && !isEnvelope(data))
  )
}

/** To a page, a server that forbids its origin (CORS) looks like no server at all. */
async function explainOnce(): Promise<void> {
  if (isUnderstood || !navigator.onLine) return
  isUnderstood = true
  const { explainRefusal } = await import('./explain-refusal.ts')
  await explainRefusal(configured().address)
}

const isOpenRead = ({ acesso, method }: Call) => acesso === 'publico' && method === 'GET'

const isDone = (status: number) => status >= 200 && status < 300

/** The login page of a public network answers 200 to everything. */
const isEnvelope = <Dados>(data: unknown): data is Envelope<Dados> => 'dados' in Object(data)

/**
 * Whether the server does not know the path at all. A server with section 7 alone says so for every
 * call beyond it; ours names a `codigo` where it knows the path and only the record is missing.
 */
export function isUnknownPath(error: unknown): boolean {
  return (
    error instanceof ApiError &&
    (error.status === 404 || error.status === 405) &&
    error.codigo === undefined
  )
}

/** The stored token, even if the session calls it expired: the server decides. */
function tokenFor({ path }: Call): string | null {
  const token = path === LOGIN ? null : session.token()
  return token !== null && BEARER.test(token) ? token : null
}

const authorization = (token: string) => ({ Authorization: `Bearer ${token}` })

function configured(): HttpSettings {
  if (!settings) throw new Error('http.configure was not called: the shell does it at its start.')
  return settings
}
