import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { linhasColadas, linhasUnidas } from './colado.ts'

const fromHtml = (html: string, plain = '') => linhasColadas({ html, plain })

describe('linhasColadas', () => {
  it('has the lines of the page where nothing of its look can be kept', () => {
    const plain = 'Um trem parte\r\nda estação.'
    expect(fromHtml('<p>Um trem parte da <span style="color:red">estação</span>.</p>', plain)).toBe(
      'Um trem parte\nda estação.',
    )
  })

  it.each([
    ['<p>Assinale a <b>incorreta</b>.</p>', 'Assinale a <b>incorreta</b>.'],
    ['<p>a <strong>incor</strong><strong>reta</strong></p>', 'a <b>incorreta</b>'],
    ['<span style="font-weight: 700">não</span> é', '<b>não</b> é'],
    ['<b style="font-weight:normal"><em>O cortiço</em>, de</b>', '<i>O cortiço</i>, de'],
    [
      'm<sup>2</sup> e CO<span style="vertical-align: sub">2</span>',
      'm<sup>2</sup> e CO<sub>2</sub>',
    ],
    ['<u> só </u>', '<u>só</u>'],
    ['<b>um<br>dois</b>', '<b>um</b>\n<b>dois</b>'],
    ['<p><i>Um</i></p><p>Dois<br>Três</p>', '<i>Um</i>\n\nDois\nTrês'],
    ['<style>p { color: red }</style><!-- nota --><u>fim</u>', '<u>fim</u>'],
  ])('keeps of %s what a field can keep', (html, expected) => {
    expect(fromHtml(html)).toBe(expected)
  })

  it('keeps a table, each cell in one line', () => {
    const html = `<p>Veja:</p><table border="1"><tbody> <tr><th>Ano</th><td><p>2024</p><p>2025</p></td></tr></tbody></table>`
    expect(fromHtml(html)).toBe('Veja:\n\n<table><tr><th>Ano</th><td>2024 2025</td></tr></table>')
  })

  it('leaves out what only a printed page needs', () => {
    expect(fromHtml('', 'o \uFB01m\u00A0da\tca\u00ADsa')).toBe('o fim da casa')
  })
})

describe('linhasUnidas', () => {
  it('joins the lines of a paragraph, and leaves the end of one', () => {
    const pasted = [
      'Em uma cidade do interior, a prefeitura decidiu trocar',
      'todas as lâmpadas das ruas por outras, que gastam',
      'menos energia.',
      'Considere que cada lâmpada fica acesa por doze horas',
      'todos os dias.',
    ]
    expect(linhasUnidas(pasted.join('\n'))).toBe(
      'Em uma cidade do interior, a prefeitura decidiu trocar todas as lâmpadas das ruas por outras, que gastam menos energia.\n' +
        'Considere que cada lâmpada fica acesa por doze horas todos os dias.',
    )
  })

  it('joins a word that was parted, but not a verb and its pronoun', () => {
    const lines = [
      'Conta-se que a professora, ao entrar na sala, exa-',
      'minou o quadro e, sem falar com ninguém, disse-',
      'lhe: o texto do século XIX fala de um lugar com me-',
      'nos gente.',
    ]
    const unida = linhasUnidas(lines.join('\n'))
    expect(unida).toContain('na sala, examinou o quadro')
    expect(unida).toContain('disse-lhe: o texto')
    expect(unida).toContain('com menos gente.')
  })

  it('joins the lines of a narrow column beside a figure, below lines as wide as the page', () => {
    const pasted = [
      'O desenho ao lado foi feito por um artesão em um dos seus muitos cadernos de viagem pelo litoral do Nordeste.',
      'Ele é parte de um conjunto de figuras, chamado de',
      'Cadernos do Mar por alguns estudiosos, e sobre ele',
      'é correto afirmar que',
    ]
    expect(linhasUnidas(pasted.join('\n'))).toMatch(
      /chamado de Cadernos do Mar por alguns estudiosos, e sobre ele é correto afirmar que$/,
    )
  })

  it('leaves verses and lettered sentences below a wide line as they are', () => {
    const pasted = [
      'Leia os versos em que o poeta fala da cidade em que nasceu e das ruas por onde andava quando era criança.',
      'Na rua de pedra passava um menino ligeiro',
      'Com um balde de água e uma flor na lapela',
      'a) verdadeira, porque a rua era de pedra lisa',
      'b) falsa, porque a flor era de papel dobrado',
    ]
    expect(linhasUnidas(pasted.join('\n'))).toBe(pasted.join('\n'))
  })

  it('leaves a poem and a list as they are', () => {
    const poem = 'Minha terra tem palmeiras,\nOnde canta o Sabiá;\n\nAs aves, que aqui gorjeiam,'
    expect(linhasUnidas(poem)).toBe(poem)
  })

  it('says the same words in the same order, and joins nothing that is joined already', () => {
    const word = fc.stringMatching(/^[a-záéõç]{1,9}$/)
    const text = fc
      .array(fc.array(word, { minLength: 1, maxLength: 12 }), { minLength: 1, maxLength: 9 })
      .map((lines) => lines.map((words) => words.join(' ')).join('\n'))
    fc.assert(
      fc.property(text, (pasted) => {
        const joined = linhasUnidas(pasted)
        expect(joined.split(/\s+/)).toEqual(pasted.split(/\s+/))
      }),
    )
  })
})
