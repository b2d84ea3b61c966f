import type { Assets } from './assets.ts'
import { Html, html } from '@rumo/contract/html'
import { cssString } from './css-string.ts'

interface Printed {
  title: string
  /** The text at the foot of every page but the first. */
  footer: string
  body: Html
}

/** An HTML page that loads nothing, and prints as `booklet.css` says. */
export function documentOf({ title, footer, body }: Printed, { css, fonts }: Assets): string {
  const running = `:root { --rodape: ${cssString(footer)} }`
  return html`<!doctype html>
    <html lang="pt-BR">
      <head>
        <meta charset="utf-8" />
        <title>${title}</title>
        <style>
          ${new Html([fonts, running, css].join('\n'))}
        </style>
      </head>
      <body>
        ${body}
      </body>
    </html>`.markup
}
