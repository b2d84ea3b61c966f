import { describe, expect, it } from 'vitest'
import { fileNameOf, nomeOfFile, problemOfFile, sizeInWords, tipoOf } from './envio.rules.ts'

describe('problemOfFile', () => {
  it.each([
    [{ size: 10, type: 'application/pdf' }, 'pdf', undefined],
    // Without an extension in the name, a browser knows no type. The server checks the content.
    [{ size: 10, type: '' }, 'pdf', undefined],
    [{ size: 10, type: 'application/octet-stream' }, 'pdf', undefined],
    [{ size: 10, type: 'image/png' }, 'pdf', 'Escolha um arquivo PDF.'],
    [{ size: 10, type: 'image/svg+xml' }, 'imagem', 'Escolha uma imagem PNG, JPEG ou WebP.'],
    [{ size: 0, type: 'application/pdf' }, 'pdf', 'Este arquivo está vazio.'],
    [
      { size: 50 * 1024 * 1024 + 1, type: 'application/pdf' },
      'pdf',
      'Escolha um arquivo de até 50\u00A0MB.',
    ],
    [
      { size: 10 * 1024 * 1024 + 1, type: 'image/webp' },
      'imagem',
      'Escolha um arquivo de até 10\u00A0MB.',
    ],
    [
      { size: 10, type: 'text/plain' },
      ['pdf', 'exame'],
      'Escolha um arquivo PDF ou o arquivo de uma prova (.zip ou .json).',
    ],
  ] as const)('says of %j as %s: %s', (file, tipo, problem) => {
    expect(problemOfFile({ name: 'x', ...file }, tipo)).toBe(problem)
  })
})

it('sizeInWords rounds to what one compares', () => {
  expect([1, 2048, 2_516_582].map(sizeInWords)).toEqual(['1\u00A0KB', '2\u00A0KB', '2,4\u00A0MB'])
})

it('fileNameOf gives a name that says something', () => {
  const hash = 'a'.repeat(64)
  expect(fileNameOf('https://exemplo.br/provas/prova%20azul.pdf?v=2', 'Guardado')).toBe(
    'prova azul.pdf',
  )
  expect(fileNameOf(`/arquivos/${hash}.pdf`, 'Guardado')).toBe('Guardado')
  expect(fileNameOf('/arquivos/100%.pdf', 'Guardado')).toBe('100%.pdf')
})

it.each([
  ['Prova Azul.pdf', 'Prova Azul'],
  ['prova_azul__2025.PDF', 'prova azul 2025'],
  ['azul-2025-1.json', 'azul-2025-1'],
  ['.pdf', 'Prova sem nome'],
])('nomeOfFile makes of %j %j', (file, nome) => {
  expect(nomeOfFile(file)).toBe(nome)
})

it.each([
  [{ name: 'a.pdf', type: 'application/pdf' }, 'pdf'],
  [{ name: 'a.json', type: 'application/json' }, 'exame'],
  // Two devices that do not know the type of the file: one gives none, the other a general one.
  [{ name: 'a.ZIP', type: '' }, 'exame'],
  [{ name: 'a.zip', type: 'application/octet-stream' }, 'exame'],
  [{ name: 'a', type: '' }, 'pdf'],
] as const)('tipoOf takes %j for %s', (file, tipo) => {
  expect(tipoOf(file, ['pdf', 'exame'])).toBe(tipo)
  expect(tipoOf(file, 'imagem')).toBe('imagem')
})
