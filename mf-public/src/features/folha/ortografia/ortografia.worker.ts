import type { Pedido, Resposta } from './ortografia-messages.ts'
import { openSpeller, type Speller } from './speller.ts'

/** Found by path instead of by package name, because the `exports` of the package leave these files out. */
const files: Record<string, string> = import.meta.glob(
  '../../../../node_modules/dictionary-pt/index.{aff,dic}',
  { query: '?url&no-inline', import: 'default', eager: true },
)

let opened: Promise<Speller> | undefined

addEventListener('message', ({ data }: MessageEvent<Pedido>) => {
  void answer(data).then((palavras) => say({ id: data.id, palavras }))
})

/** The options argument is needed because the DOM types only know the `postMessage` of a window. */
const say = (resposta: Resposta) => postMessage(resposta, { transfer: [] })

async function answer(pedido: Pedido): Promise<readonly string[] | null> {
  try {
    const speller = await (opened ??= open())
    if (pedido.acao === 'sugerir') return speller.suggest(pedido.palavra)
    return pedido.palavras.filter((palavra) => !speller.isRight(palavra))
  } catch {
    // Makes the next request try again: the network may be back by then.
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
