/** The domains of the most common mail providers. */
const DOMAINS = [
  'gmail.com',
  'hotmail.com',
  'outlook.com',
  'outlook.com.br',
  'live.com',
  'icloud.com',
  'yahoo.com',
  'yahoo.com.br',
  'uol.com.br',
  'bol.com.br',
  'terra.com.br',
]
/** Real domains that are one typing error away from those above, so they are not corrected. */
const NEIGHBOURS = ['mail.com', 'ymail.com', 'email.com']

/**
 * The e-mail that was probably meant: where the domain has no ending ('ana@gmail'), or is one typing error away from a
 * common domain ('ana@gmial.com'). Undefined where the e-mail may well be right.
 */
export function probableEmail(email: string): string | undefined {
  const at = email.lastIndexOf('@')
  if (at < 1) return undefined
  const domain = email
    .slice(at + 1)
    .trim()
    .toLowerCase()
  if (domain === '' || [...DOMAINS, ...NEIGHBOURS].includes(domain)) return undefined
  const meant = domain.includes('.')
    ? DOMAINS.find((known) => isOneSlipFrom(domain, known))
    : DOMAINS.find((known) => isSlip(domain, known.split('.')[0] ?? ''))
  return meant && `${email.slice(0, at)}@${meant}`
}

const isSlip = (written: string, meant: string) =>
  written === meant || isOneSlipFrom(written, meant)

/** Whether the texts differ by one added, missing or different letter, or by two swapped ones. */
function isOneSlipFrom(written: string, meant: string): boolean {
  if (Math.abs(written.length - meant.length) > 1) return false
  let begin = 0
  while (begin < meant.length && written[begin] === meant[begin]) begin += 1
  const [a, b] = [written.slice(begin), meant.slice(begin)]
  return (
    a.slice(1) === b ||
    a === b.slice(1) ||
    a.slice(1) === b.slice(1) ||
    (a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2))
  )
}
