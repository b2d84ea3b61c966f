import { SaxesParser } from 'saxes'

/** All text, tags and attributes that a browser would find in markup. Throws when the markup is not well-formed. */
export function readMarkup(markup: string) {
  const found = {
    text: '',
    tags: [] as string[],
    attributes: [] as [name: string, value: string][],
  }
  const parser = new SaxesParser()
  parser.on('error', (error) => {
    throw error
  })
  parser.on('text', (text) => {
    found.text += text
  })
  parser.on('opentag', ({ name, attributes }) => {
    found.tags.push(name)
    found.attributes.push(...Object.entries(attributes))
  })
  parser.write(markup.replace(/^<!doctype html>/i, '')).close()
  return found
}

/** Texts that would become markup, or end it, if they were not escaped. */
export const HOSTILE_MARKUP = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '"><svg onload=alert(1)>',
  "' onmouseover='alert(1)",
  '</style></div></main><!--',
  ']]>',
  '&lt;b&gt;',
  '&amp;#60;',
  '<B>',
  '<b onclick="x">',
  '<a href="javascript:alert(1)">',
  '<',
  '&',
  '"',
  "'",
  '`${1}`',
]
