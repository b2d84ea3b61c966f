import type { Extensao } from './extensoes.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/**
 * Who may make a call (docs/decisions/roles.md): everybody; every account; the account
 * whose id is in the path, or an administrator; an administrator.
 */
export type Acesso = 'publico' | 'conta' | 'dono' | 'corretor' | 'administrador'

/** What a call takes: values for the `{name}` segments of its path, its query and its JSON body. */
export interface Input {
  params?: object
  query?: object
  body?: unknown
}

/**
 * One call of the API: its method, its path (`{name}` marks a parameter) and, as types alone, what it
 * takes (`In`) and what stands in the `dados` of its answer.
 */
export interface Call<Dados = unknown, In extends Input = Input> {
  readonly method: Method
  readonly path: string
  readonly acesso: Acesso
  /**
   * The name under which a server announces a call beyond section 7 (docs/product/calls.md). A call without
   * one belongs to section 7: every server has it.
   */
  readonly extensao?: Extensao
  readonly types?: { readonly dados: Dados; readonly input: In }
}

/** The fields of a form: those that hold a file, the first of which has to be there, and those that may hold a text. */
export interface Form {
  files: readonly [string, ...string[]]
  texts: readonly string[]
}

/** A call that sends a form with a file: multipart. */
export interface Upload<Dados = unknown> extends Call<Dados, { body: FormData }> {
  readonly form: Form
}

/** The record that a path names. */
export interface ById {
  params: { id: number }
}

interface Options {
  acesso: Acesso
  extensao?: Extensao
}

const NO_INPUT = {} satisfies Input

export function get<Dados, In extends Input = typeof NO_INPUT>(
  path: string,
  options: Options,
): Call<Dados, In> {
  return { method: 'GET', path, ...options }
}

export function post<Body, Dados, In extends Input = typeof NO_INPUT>(
  path: string,
  options: Options,
): Call<Dados, In & { body: Body }> {
  return { method: 'POST', path, ...options }
}

const ONE_FILE: Form = { files: ['arquivo'], texts: [] }

/** Declares a call that sends a form with a file: in the field `arquivo` unless told. */
export function upload<Dados>(path: string, options: Options & { form?: Form }): Upload<Dados> {
  return { method: 'POST', path, form: ONE_FILE, ...options }
}

export function put<Body, Dados, In extends Input = typeof NO_INPUT>(
  path: string,
  options: Options,
): Call<Dados, In & { body: Body }> {
  return { method: 'PUT', path, ...options }
}

export function del<Dados, In extends Input = typeof NO_INPUT>(
  path: string,
  options: Options,
): Call<Dados, In> {
  return { method: 'DELETE', path, ...options }
}

/** Every successful answer; `total` comes with one page of a longer list. */
export interface Envelope<Dados> {
  dados: Dados
  /** On every answer of ours, as servers of the owner's kind have it: whether what was asked for was done. */
  valido?: boolean
  total?: number
  icone?: Icone
  mensagem?: string
  titulo?: string
}

/** sweetalert2's five icons: the server names the one that the message is shown with. */
export type Icone = 'success' | 'error' | 'warning' | 'info' | 'question'

/** What every failed answer carries; `codigo` is stable, the texts are for people. */
export interface ErrorBody {
  icone: Icone
  titulo: string
  mensagem: string
  codigo?: string
  valido?: false
  campos?: Record<string, string>
}
