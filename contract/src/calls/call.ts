import type { Extensao } from './extensoes.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/**
 * Who may make a call (docs/decisions/roles.md). `publico`: everyone, also without an account. `conta`: every account.
 * `dono`: the account whose id is in the path, or an administrator. `corretor`: correctors and administrators.
 * `administrador`: administrators only.
 */
export type Acesso = 'publico' | 'conta' | 'dono' | 'corretor' | 'administrador'

/** The input of a call: values for the `{name}` segments of its path, its query and its JSON body. */
export interface Input {
  params?: object
  query?: object
  body?: unknown
}

/**
 * One call of the API: its method and its path (`{name}` marks a parameter). The type parameters say what the call
 * takes (`In`) and what its answer has in `dados`; at run time `types` is never set.
 */
export interface Call<Dados = unknown, In extends Input = Input> {
  readonly method: Method
  readonly path: string
  readonly acesso: Acesso
  /**
   * The name under which a server announces a call beyond section 7 (docs/product/calls.md). A call without an
   * `extensao` belongs to section 7: every server has it.
   */
  readonly extensao?: Extensao
  readonly types?: { readonly dados: Dados; readonly input: In }
}

/**
 * The field names of a form. `files` are the fields that hold a file; the first of them is required. `texts` are the
 * optional text fields.
 */
export interface Form {
  files: readonly [string, ...string[]]
  texts: readonly string[]
}

/** A call that sends a form with a file, as multipart/form-data. */
export interface Upload<Dados = unknown> extends Call<Dados, { body: FormData }> {
  readonly form: Form
}

/** Input of a call whose path names one record by its id. */
export interface ById {
  params: { id: number }
}

/** Input of a call on the links of one question or theme; `id_referencia` says which link where it has several. */
export interface ByLink extends ById {
  query?: { id_referencia?: number | undefined }
}

interface Options {
  acesso: Acesso
  extensao?: Extensao
}

const NO_INPUT = {} satisfies Input

/** Gives a function that declares calls of this method without a body. */
const asking =
  (method: Method) =>
  <Dados, In extends Input = typeof NO_INPUT>(path: string, options: Options): Call<Dados, In> => ({
    method,
    path,
    ...options,
  })

/** The same for calls with a body. */
const sending =
  (method: Method) =>
  <Body, Dados, In extends Input = typeof NO_INPUT>(path: string, options: Options) =>
    asking(method)<Dados, In & { body: Body }>(path, options)

export const get = asking('GET')
export const del = asking('DELETE')
export const post = sending('POST')
export const put = sending('PUT')

const ONE_FILE: Form = { files: ['arquivo'], texts: [] }

/** Declares a call that sends a form with a file, by default in the field `arquivo`. */
export function upload<Dados>(path: string, options: Options & { form?: Form }): Upload<Dados> {
  return { method: 'POST', path, form: ONE_FILE, ...options }
}

/** The body of every successful answer; `total` is sent with one page of a longer list. */
export interface Envelope<Dados> {
  dados: Dados
  /** Our server always sends true, as servers of the owner's kind do: the request was carried out. */
  valido?: boolean
  total?: number
  icone?: Icone
  mensagem?: string
  titulo?: string
}

/** The five icons of sweetalert2: the server says with which one the message is shown. */
export type Icone = 'success' | 'error' | 'warning' | 'info' | 'question'

/** The body of every failed answer. `codigo` is stable, and code may branch on it; the texts are for people. */
export interface ErrorBody {
  icone: Icone
  titulo: string
  mensagem: string
  codigo?: string
  valido?: false
  campos?: Record<string, string>
}
