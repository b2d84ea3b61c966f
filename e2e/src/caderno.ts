import { chromium } from '@playwright/test'
import { config } from './config.ts'

/** A booklet and its key, as PDFs. */
export interface Caderno {
  prova: Buffer
  gabarito: Buffer
}

/** On two pages; the last has an alternative less than the others, which is a doubt to decide. */
const QUESTOES = [
  {
    texto: 'Uma bomba enche a caixa d’água de um prédio em duas horas. Que parte enche em uma?',
    alternativas: ['A metade.', 'Um terço.', 'Um quarto.', 'Um quinto.', 'Um sexto.'],
    certa: 'A',
  },
  {
    texto: 'O rio que passa pela cidade recebe o esgoto de três bairros. O que morre primeiro?',
    alternativas: ['As pedras.', 'Os peixes.', 'As pontes.', 'Os barcos.', 'As margens.'],
    certa: 'B',
  },
  {
    texto: 'Quantos minutos leva um ônibus a 60 quilômetros por hora para andar dez quilômetros?',
    alternativas: ['Cinco.', 'Seis.', 'Dez.', 'Doze.', 'Vinte.'],
    certa: 'C',
  },
  {
    texto: 'Qual destas palavras diz o contrário de raro no texto sobre as abelhas da cidade?',
    alternativas: ['Antigo.', 'Novo.', 'Fino.', 'Comum.'],
    certa: 'D',
  },
]
const LETRAS = 'ABCDE'
const PRINT = { format: 'A4', margin: { top: '2cm', bottom: '2cm', left: '2cm', right: '2cm' } }

/** Prints a booklet and its key, by a browser of its own: one with windows prints nothing. */
export async function printCaderno(): Promise<Caderno> {
  const browser = await chromium.launch({
    ...(config.chromium && { executablePath: config.chromium }),
    args: ['--no-sandbox', '--disable-gpu'],
  })
  const page = await browser.newPage()
  const print = async (body: string) => {
    await page.setContent(`<!doctype html><html lang="pt-BR"><style>${STYLE}</style>${body}`)
    return page.pdf(PRINT)
  }
  const prova = await print(QUESTOES.map(questaoOf).join(''))
  const rows = QUESTOES.map(({ certa }, place) => `<tr><td>${place + 1}<td>${certa}`)
  const gabarito = await print(
    `<h1>Gabarito</h1><table><tr><th>Questão<th>Resposta${rows.join('')}</table>`,
  )
  await browser.close()
  return { prova, gabarito }
}

const STYLE = `
  body { font: 11pt/1.4 sans-serif; margin: 0 }
  h2 { font-size: 12pt; margin: 16pt 0 4pt }
  p { margin: 4pt 0 }
  section:nth-of-type(3) { break-before: page }
  td, th { border: 1px solid; padding: 4pt 12pt }
`

const questaoOf = ({ texto, alternativas }: (typeof QUESTOES)[number], place: number) =>
  `<section><h2>Questão ${place + 1}</h2><p>${texto}</p>` +
  `${alternativas.map((alternativa, index) => `<p>(${LETRAS[index]}) ${alternativa}</p>`).join('')}</section>`
