/** The chemical elements, which distinguish a formula from other words. */
const ELEMENTOS =
  'H He Li Be B C N O F Ne Na Mg Al Si P S Cl Ar K Ca Sc Ti V Cr Mn Fe Co Ni Cu Zn Ga Ge As Se Br Kr Rb Sr Y Zr Nb Mo Tc Ru Rh Pd Ag Cd In Sn Sb Te I Xe Cs Ba La Ce Nd Sm Eu Gd W Pt Au Hg Tl Pb Bi Po Rn Fr Ra Th U Pu'
const SYMBOLS = ELEMENTOS.split(' ').toSorted((a, b) => b.length - a.length)
/** The count of an element in a formula, from 2 to 99: 1 is not written. */
const COUNT = String.raw`(?:[2-9]|[1-9]\d)`
const PART = `(?:${SYMBOLS.join('|')})${COUNT}?`
const NOT_IN_WORD = String.raw`(?<![\p{L}\p{N}_])`
const NOT_BEFORE_WORD = String.raw`(?![\p{L}\p{N}_])`

/** A molecule of one element, or a formula of several elements with at least one count. */
const FORMULA = new RegExp(
  `${NOT_IN_WORD}(?:(?:H|O|N|F|Cl|Br|I)[23]|(?=[A-Za-z]*\\d)${PART}(?:${PART})+)${NOT_BEFORE_WORD}`,
  'gu',
)
/** '3,0x108 m/s': a power of ten after a multiplication sign. */
const POTENCIA = /(?<=[x×·⋅]\s?)10([-−–]?[1-9]\d?)(?![\d.,]*\d)/gu
/** '1,0 × 10 9 m': the same where a blank was copied before the exponent, after a number that is multiplied. */
const POTENCIA_AFASTADA = /(?<=\d\s?[x×·⋅]\s?)10\s([-−–]?[1-9]\d?)(?![\d.,]*\d|\s\d)/gu
/** A unit with an exponent: '25 m2', 'cm3', '10 m/s2'. */
const UNIDADE = new RegExp(
  String.raw`(?<=(?:^|[\s\d/(]))(mm|cm|dm|km|m)([23])${NOT_BEFORE_WORD}|(?<=\/)(s)(2)${NOT_BEFORE_WORD}`,
  'gu',
)

const SOLTOS = [POTENCIA, POTENCIA_AFASTADA, UNIDADE, FORMULA]

/** Formulas and tags, which stay unchanged. */
const OTHERS = /(\\\(.*?\\\)|\\\[.*?\\\]|<[^>]*>)/su

/** Raises exponents and lowers indices in a text, which copying from a PDF turns into plain digits. */
export function comExpoentes(texto: string): string {
  return pieces(texto)
    .map(({ piece, isText }) => (isText ? formatted(piece) : piece))
    .join('')
}

/** What `comExpoentes` would change, in its new form, without repetitions: 'x 108' gives '10<sup>8</sup>'. */
export function expoentesSoltos(texto: string): string[] {
  const found = pieces(texto).flatMap(({ piece, isText }) =>
    isText ? SOLTOS.flatMap((each) => piece.match(each) ?? []) : [],
  )
  return [...new Set(found.map(written))]
}

function pieces(texto: string) {
  return texto.split(OTHERS).map((piece, place) => ({ piece, isText: place % 2 === 0 }))
}

const formatted = (texto: string) =>
  SOLTOS.reduce((now, each) => now.replaceAll(each, written), texto)

/** The new form of a match: digits after ten or a unit are raised, those after an element are lowered. */
function written(found: string): string {
  const raised = /^(10|mm|cm|dm|km|m|s)\s?([-−–]?\d+)$/u.exec(found)
  return raised
    ? `${raised[1]}<sup>${raised[2]}</sup>`
    : found.replaceAll(/\d+/g, (count) => `<sub>${count}</sub>`)
}
