/** Brazil's own rule has '0 questão' and '1,5 questão'; here only one is singular, as people write. */
const RULES = new Intl.PluralRules('pt-PT')

/** The words that go with a count: 'volta' with one, 'voltam' with none or several. */
export const byCount = <Words>(count: number, one: Words, many: Words): Words =>
  RULES.select(count) === 'one' ? one : many
