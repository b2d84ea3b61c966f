import fc from 'fast-check'

/** The look of an exam, in everything in which boards differ. */
export interface Layout {
  columns: 1 | 2
  hasRule: boolean
  family: string
  sizePt: number
  lineHeight: number
  align: 'justify' | 'left'
  heading: (numero: number) => string
  headingLook: (typeof HEADING_LOOKS)[number]
  label: (letra: string) => string
  labelLook: 'plain' | 'bold' | 'circle'
  /** The number of alternatives: four or five. */
  alternatives: number
  arrangement: (typeof ARRANGEMENTS)[number]
  announcement: (numeros: readonly number[]) => string
  announcementLook: 'bold' | 'plain' | 'ground'
  isBoxed: boolean
  isSpanning: boolean
  lineNumbers: 'none' | 'left' | 'right'
  hasFooter: boolean
  hasHeader: boolean
  hasCover: boolean
  hasDraftPage: boolean
  hasWatermark: boolean
  subjects: 'none' | 'plain' | 'ground'
}

const HEADING_LOOKS = [
  'own line',
  'inline',
  'ground',
  'dark',
  'boxed',
  'margin',
  'ruled',
  'centred',
] as const
const ARRANGEMENTS = [
  'hanging',
  'margin',
  'two columns',
  'two columns down',
  'row when short',
] as const

const pad = (numero: number) => String(numero).padStart(2, '0')
const listed = (numeros: readonly number[]) =>
  `${numeros.slice(0, -1).map(pad).join(', ')} e ${pad(numeros.at(-1) ?? 0)}`
const ranged = (numeros: readonly number[]) =>
  numeros.length === 2
    ? listed(numeros)
    : `de ${pad(numeros[0] ?? 0)} a ${pad(numeros.at(-1) ?? 0)}`
const toOf = (numeros: readonly number[]) => `${numeros[0]} a ${numeros.at(-1)}`

const headings = fc.constantFrom(
  (numero: number) => `Questão ${pad(numero)}`,
  (numero: number) => `QUESTÃO ${numero}`,
  (numero: number) => `Questão ${numero}.`,
  (numero: number) => `Questão nº ${pad(numero)}`,
  (numero: number) => `QUESTÃO ${pad(numero)} –`,
  (numero: number) => `${pad(numero)}.`,
  (numero: number) => `${numero})`,
  (numero: number) => `${pad(numero)} –`,
  pad,
)

const labels = fc.constantFrom(
  (letra: string) => `(${letra})`,
  (letra: string) => `${letra})`,
  (letra: string) => `${letra.toLowerCase()})`,
  (letra: string) => `(${letra.toLowerCase()})`,
  (letra: string) => `${letra}.`,
  (letra: string) => `${letra} –`,
  (letra: string) => letra,
)

const announcements = fc.constantFrom(
  (numeros: readonly number[]) => `Leia o texto para responder às questões ${ranged(numeros)}.`,
  (numeros: readonly number[]) => `TEXTO PARA AS QUESTÕES ${ranged(numeros).toUpperCase()}`,
  (numeros: readonly number[]) => `Texto para as questões ${toOf(numeros)}`,
  (numeros: readonly number[]) => `As questões ${listed(numeros)} referem-se ao texto a seguir.`,
  (numeros: readonly number[]) =>
    `Considere o texto abaixo para responder às questões ${listed(numeros)}.`,
  (numeros: readonly number[]) =>
    `Instrução: As questões ${pad(numeros[0] ?? 0)} a ${pad(numeros.at(-1) ?? 0)} estão relacionadas ao texto abaixo.`,
  (numeros: readonly number[]) =>
    `COM BASE NO TEXTO ABAIXO, RESPONDA ÀS QUESTÕES DE NÚMEROS ${pad(numeros[0] ?? 0)} A ${pad(numeros.at(-1) ?? 0)}.`,
  (numeros: readonly number[]) =>
    `Para responder às questões de ${pad(numeros[0] ?? 0)} a ${pad(numeros.at(-1) ?? 0)}, leia o texto que segue.`,
)

/** True in one of `of` exams. */
const seldom = (of: number) => fc.integer({ min: 1, max: of }).map((drawn) => drawn === of)

export const layout: fc.Arbitrary<Layout> = fc.record({
  columns: fc.constantFrom(1 as const, 2 as const),
  hasRule: fc.boolean(),
  family: fc.constantFrom('Atkinson Hyperlegible Next', 'serif', 'sans-serif'),
  sizePt: fc.constantFrom(9, 10, 11, 12),
  lineHeight: fc.constantFrom(1.15, 1.3, 1.45),
  align: fc.constantFrom('justify' as const, 'left' as const),
  heading: headings,
  headingLook: fc.constantFrom(...HEADING_LOOKS),
  label: labels,
  labelLook: fc.constantFrom('plain' as const, 'bold' as const, 'circle' as const),
  alternatives: fc.constantFrom(4, 5, 5),
  arrangement: fc.constantFrom(...ARRANGEMENTS),
  announcement: announcements,
  announcementLook: fc.constantFrom('bold' as const, 'plain' as const, 'ground' as const),
  isBoxed: fc.boolean(),
  isSpanning: seldom(4),
  lineNumbers: fc.constantFrom('none' as const, 'none' as const, 'left' as const, 'right' as const),
  hasFooter: fc.boolean(),
  hasHeader: fc.boolean(),
  hasCover: fc.boolean(),
  hasDraftPage: seldom(3),
  hasWatermark: seldom(4),
  subjects: fc.constantFrom('none' as const, 'plain' as const, 'ground' as const),
})

/** The CSS of a page in this layout. */
export function cssOf(look: Layout): string {
  const header = look.hasHeader
    ? `@top-left { content: 'Vestibular 2030'; font: 8pt sans-serif } @top-right { content: 'Prova azul'; font: 8pt sans-serif }`
    : ''
  const footer = look.hasFooter
    ? `@bottom-left { content: 'Caderno de questões'; font: 8pt sans-serif } @bottom-right { content: counter(page); font: 8pt sans-serif }`
    : ''
  return `@page { size: A4; margin: 18mm 16mm 20mm; ${header} ${footer} }
    * { margin: 0; padding: 0; box-sizing: border-box }
    body { font: ${look.sizePt}pt/${look.lineHeight} '${look.family}', ${look.family}; text-align: ${look.align} }
    .caderno { columns: ${look.columns}; column-gap: 11mm; column-fill: auto;
      column-rule: ${look.hasRule ? '0.5pt solid #000' : 'none'} }
    .folha { break-before: page; break-after: page; columns: 1 } h1 { font-size: 1.3em; margin: 3mm 0 }
    .numero { font-weight: 700; display: block; margin: 4mm 0 1.5mm; break-after: avoid; text-align: left }
    .inline .numero { display: inline } .centred .numero { text-align: center }
    .ground .numero { background: #ddd; padding: 1mm 2mm }
    .dark .numero { background: #222; color: #fff; padding: 1mm 2mm }
    .boxed .numero { border: 0.8pt solid #000; padding: 0.5mm 2mm; width: max-content }
    .ruled .numero { border-bottom: 0.6pt solid #000 }
    .margin { position: relative; padding-left: 12mm }
    .margin .numero { position: absolute; left: 0; top: 0; margin: 0; width: max-content }
    section { margin-bottom: 4mm } p { margin-bottom: 1.5mm } .verso { text-align: left; margin: 0 }
    .credito { font-size: 0.8em; text-align: right }
    table { border-collapse: collapse; margin: 1.5mm 0 } td { border: 0.5pt solid #000; padding: 0.8mm 2mm }
    svg { max-width: 100%; height: auto } ol { list-style: none; margin-top: 1mm } li { margin-bottom: 1mm; break-inside: avoid }
    .letra { ${look.labelLook === 'bold' ? 'font-weight: 700' : ''} }
    .circulo { display: inline-block; border: 0.6pt solid #000; border-radius: 50%; width: 1.5em; height: 1.5em;
      line-height: 1.4em; text-align: center; font-size: 0.85em }
    .hanging li, .two-columns li, .two-columns-down li { display: flex }
    .hanging .letra, .two-columns .letra, .two-columns-down .letra { flex: none; width: 8mm }
    .hanging .texto { flex: 1 }
    .two-columns { display: grid; grid-template-columns: 1fr 1fr; gap: 1mm 6mm }
    .two-columns-down { display: grid; grid-auto-flow: column; gap: 1mm 6mm;
      grid-template-rows: repeat(${Math.ceil(look.alternatives / 2)}, auto); grid-template-columns: 1fr 1fr }
    .row { display: flex; justify-content: space-between } .row .texto { margin-left: 1mm }
    .quebra { break-before: ${look.columns === 2 ? 'column' : 'page'} }
    .aviso { ${look.announcementLook === 'bold' ? 'font-weight: 700;' : ''} margin-top: 4mm;
      ${look.announcementLook === 'ground' ? 'background: #e4e4e4; padding: 1mm' : ''}; break-after: avoid }
    .caixa { border: 0.6pt solid #555; padding: 3mm; background: #f1f1f1 }
    .todas { column-span: all; padding-bottom: 2mm }
    .linhas { padding-${look.lineNumbers === 'right' ? 'right' : 'left'}: 8mm; margin-bottom: 1.5mm }
    .linha { position: relative; white-space: nowrap }
    .linha i { position: absolute; font-style: normal; font-size: 0.8em; ${look.lineNumbers === 'right' ? 'right: -7mm' : 'left: -7mm'} }
    .materia { font-weight: 700; font-size: 1.15em; margin: 4mm 0 2mm; text-align: center; break-after: avoid;
      ${look.subjects === 'ground' ? 'background: #333; color: #fff; padding: 1.5mm' : ''} }
    .marca { position: fixed; top: 110mm; left: 30mm; font: 700 60pt sans-serif; color: #e8e8e8; transform: rotate(-45deg); z-index: -1 }`
}
