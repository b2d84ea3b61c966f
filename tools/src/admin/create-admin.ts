import { parseArguments } from '../start/terminal.ts'

const USAGE = 'Uso: npm run admin -- create EMAIL [--nome NOME]'
/** The name of the account when a script sends the password by standard input and gives no name. */
const DEFAULT_NOME = 'Administrador'

/** The account to create. The password is not among the arguments: other users of the machine can see those. */
interface AdminArguments {
  email: string
  nome: string | undefined
}

/** How the command asks for the name and the password. */
interface Terminal {
  /** False when standard input is no terminal; then the password is read from it. */
  isPerson: boolean
  ask(question: string): Promise<string>
  /** Asks without showing the typed answer. */
  askSecret(question: string): Promise<string>
  /** All of standard input. */
  read(): Promise<string>
}

/** Reads the arguments of `npm run admin`. Throws with a message for the user. */
export function readAdminArguments(args: readonly string[]): AdminArguments {
  const { positionals, values } = parseArguments(USAGE, {
    args,
    allowPositionals: true,
    options: { nome: { type: 'string' } },
  })
  const [command, email] = positionals
  if (command !== 'create' || email === undefined || positionals.length > 2) throw new Error(USAGE)
  return { email, nome: values.nome }
}

/**
 * Gives the account's name and password. At a terminal it asks for them; otherwise the first line of standard input is
 * the password. Throws with a message for the user if the two passwords differ.
 */
export async function askAccount(
  { nome }: AdminArguments,
  terminal: Terminal,
): Promise<{ nome: string; senha: string }> {
  if (!terminal.isPerson) {
    const [senha = ''] = (await terminal.read()).split(/\r?\n/, 1)
    return { nome: nome ?? DEFAULT_NOME, senha }
  }
  const given = nome ?? (await terminal.ask('Nome completo:'))
  const senha = await terminal.askSecret('Senha (8 a 128 caracteres, não aparece):')
  if ((await terminal.askSecret('A mesma senha:')) !== senha) {
    throw new Error('As senhas não coincidem: nada foi criado.')
  }
  return { nome: given, senha }
}
