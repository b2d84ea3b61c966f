/** The mail providers of most users. */
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
/** One slip from those, and others' own. */
const NEIGHBOURS = ['mail.com', 'ymail.com', 'email.com']

/**
 * What was probably meant by an e-mail whose domain has no ending ('ana@gmail'), or is one slip of the fingers from one
 * that many have ('ana@gmial.com'); undefined where it may well be right.
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

/** One letter more, less or other, or two that changed places. */
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
