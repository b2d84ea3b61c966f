import type { Pedido, Resposta } from './ortografia-messages.ts'
import { openSpeller, type Speller } from './speller.ts'

/** Not by the package's name: its exports leave the files out. */
const files: Record<string, string> = import.meta.glob(
  '../../../../node_modules/dictionary-pt/index.{aff,dic}',
  { query: '?url&no-inline', import: 'default', eager: true },
)

let opened: Promise<Speller> | undefined

addEventListener('message', ({ data }: MessageEvent<Pedido>) => {
  void answer(data).then((palavras) => say({ id: data.id, palavras }))
})

/** With options, because the DOM types only know the window's postMessage. */
const say = (resposta: Resposta) => postMessage(resposta, { transfer: [] })

async function answer(pedido: Pedido): Promise<readonly string[] | null> {
  try {
    const speller = await (opened ??= open())
    if (pedido.acao === 'sugerir') return speller.suggest(pedido.palavra)
    return pedido.palavras.filter((palavra) => !speller.isRight(palavra))
  } catch {
    // The next one tries again: the network may be back.
    opened = undefined
    return null
  }
}

async function open(): Promise<Speller> {
  const [aff, dic] = await Promise.all([textOf('.aff'), textOf('.dic')])
  return openSpeller(aff, dic)
}

async function textOf(end: string): Promise<string> {
  const [, url] = Object.entries(files).find(([name]) => name.endsWith(end)) ?? []
  if (url === undefined) throw new Error('dictionary-pt has changed its files.')
  const file = await fetch(new URL(url, import.meta.url))
  if (!file.ok) throw new Error(`The dictionary was answered with ${file.status}.`)
  return file.text()
}
