import { parseArgs } from 'node:util'

const USAGE = 'Uso: npm run admin -- create EMAIL [--nome NOME]'
/** For whoever sends the password by standard input, and can be asked nothing. */
const DEFAULT_NOME = 'Administrador'

/** Whose account to make; no password, which other users of the machine would see among the processes. */
interface AdminArguments {
  email: string
  nome: string | undefined
}

/** What is asked of the person, where there is one. */
interface Terminal {
  /** Nobody sits at it: the password comes by standard input. */
  isPerson: boolean
  ask(question: string): Promise<string>
  /** The answer does not show. */
  askSecret(question: string): Promise<string>
  /** All of standard input. */
  read(): Promise<string>
}

/** Reads the arguments of `npm run admin`. Throws a sentence for people. */
export function readAdminArguments(args: readonly string[]): AdminArguments {
  const { positionals, nome } = parse(args)
  const [command, email] = positionals
  if (command !== 'create' || email === undefined || positionals.length > 2) throw new Error(USAGE)
  return { email, nome }
}

function parse(args: readonly string[]): { positionals: string[]; nome: string | undefined } {
  try {
    const { positionals, values } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { nome: { type: 'string' } },
    })
    return { positionals, nome: values.nome }
  } catch (cause) {
    throw new Error(USAGE, { cause })
  }
}

/**
 * The account's name and password: asked for, or out of standard input, whose first line is the password.
 * Throws a sentence for people where the two answers differ.
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
