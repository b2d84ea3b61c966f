/**
 * The `mailto:` link to an e-mail address. Before the @ an address may hold signs that in a link begin other things:
 * with them, whoever writes to it would send a copy elsewhere, or words that they did not write (RFC 6068 section 2).
 */
export function mailtoOf(email: string): string {
  return `mailto:${email.split('@').map(encodeURIComponent).join('@')}`
}
