/**
 * The `mailto:` link to an e-mail address. Before the @ an address may contain characters with a meaning of their own
 * in a link. Without encoding, an e-mail could go to other recipients too, or begin with text that its writer did not
 * type (RFC 6068 section 2).
 */
export function mailtoOf(email: string): string {
  return `mailto:${email.split('@').map(encodeURIComponent).join('@')}`
}
