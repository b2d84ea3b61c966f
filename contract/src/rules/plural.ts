/**
 * The rules for Portugal: those for Brazil treat 0 and 1.5 as singular ('0 questão', '1,5 questão'), but people write
 * singular forms for 1 only.
 */
const RULES = new Intl.PluralRules('pt-PT')

/** The words for a count: `one` for exactly 1 ('volta'), `many` for any other number ('voltam'). */
export const byCount = <Words>(count: number, one: Words, many: Words): Words =>
  RULES.select(count) === 'one' ? one : many
