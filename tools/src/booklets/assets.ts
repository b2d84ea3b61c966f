import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

/** The styles and fonts of a booklet, inline: the printed page loads nothing. */
export interface Assets {
  css: string
  fonts: string
  /** Font rules for figures: an image cannot use the fonts of the page around it. */
  figureFonts: string
}

// One file for each weight: Chromium embeds a variable font as drawings of its letters.
const TEXT = { family: 'Atkinson Hyperlegible Next', style: 'normal' }
const REGULAR = {
  ...TEXT,
  weight: 400,
  file: import.meta
    .resolve('@fontsource/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-400-normal.woff2'),
}
const BOLD = {
  ...TEXT,
  weight: 700,
  file: import.meta
    .resolve('@fontsource/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-700-normal.woff2'),
}
const ITALIC = {
  ...TEXT,
  style: 'italic',
  weight: 400,
  file: import.meta
    .resolve('@fontsource/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-400-italic.woff2'),
}
const BOLD_ITALIC = {
  ...TEXT,
  style: 'italic',
  weight: 700,
  file: import.meta
    .resolve('@fontsource/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-700-italic.woff2'),
}
const MATH = {
  family: 'Noto Sans Math',
  style: 'normal',
  weight: 400,
  file: import.meta
    .resolve('@fontsource/noto-sans-math/files/noto-sans-math-latin-400-normal.woff2'),
}

type Face = typeof REGULAR

export async function readAssets(): Promise<Assets> {
  const [css, fonts, figureFonts] = await Promise.all([
    readFile(new URL('booklet.css', import.meta.url), 'utf8'),
    rulesOf([REGULAR, BOLD, ITALIC, BOLD_ITALIC, MATH]),
    rulesOf([REGULAR, BOLD]),
  ])
  return { css, fonts, figureFonts }
}

async function rulesOf(faces: readonly Face[]): Promise<string> {
  return (await Promise.all(faces.map(ruleOf))).join('\n')
}

async function ruleOf({ family, style, weight, file }: Face): Promise<string> {
  const content = await readFile(fileURLToPath(file), 'base64')
  return `@font-face { font-family: '${family}'; font-style: ${style}; font-weight: ${weight}; src: url(data:font/woff2;base64,${content}) }`
}
