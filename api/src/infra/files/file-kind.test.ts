import { expect, it } from 'vitest'
import { kindOf } from './file-kind.ts'

const BOM = '\xef\xbb\xbf'

it.each([
  ['{"provas": []}', 'json'],
  [`${BOM}{\r\n  "provas": []}`, 'json'],
  ['{}', 'json'],
  ['{ body: red }', undefined],
  ['["prova"]', undefined],
  ['%PDF-1.7', 'pdf'],
  [`${BOM}\r\n%PDF-1.7`, 'pdf'],
  ['<html>%PDF-1.7', undefined],
  ['PK\x03\x04', 'zip'],
  ['RIFF0000WEBP', 'webp'],
  ['RIFF0000WAVE', undefined],
  ['<svg xmlns="http://www.w3.org/2000/svg">', undefined],
])('takes %j for %s', (text, kind) => {
  expect(kindOf(Buffer.from(text, 'latin1'))).toBe(kind)
})
