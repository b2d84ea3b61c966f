/** A file cannot be read; the message is the reason, for people. */
export class UnreadableError extends Error {
  override name = 'UnreadableError'
}

const REASONS: Record<string, string> = {
  ENOENT: 'não existe',
  ENOTDIR: 'não existe',
  EISDIR: 'não é um arquivo',
  EACCES: 'falta permissão',
  EPERM: 'falta permissão',
  ENAMETOOLONG: 'o nome é longo demais',
  ELOOP: 'o atalho aponta para si mesmo',
  ERR_INVALID_ARG_VALUE: 'o nome não serve',
  ERR_STRING_TOO_LONG: 'é grande demais',
  ERR_FS_FILE_TOO_LARGE: 'é grande demais',
}

/** Why a file could not be read, for people; the system's error code if there is no better text. */
export function reasonOf(error: unknown): string {
  if (error instanceof UnreadableError) return error.message
  const code = codeOf(error)
  return REASONS[code] ?? `erro de leitura ${code}`.trim()
}

export function isMissing(error: unknown): boolean {
  return ['ENOENT', 'ENOTDIR'].includes(codeOf(error))
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : ''
}
