import type { Figure, Suite } from './figure.ts'
import { inFolder } from './in-folder.ts'
import { makeProduct } from './make-product.ts'
import { readWeightOptions } from './weight/options.ts'
import { weighPage } from './weight/weigh-page.ts'

const MOST_JAVASCRIPT_BYTES = 105_000
const MOST_REQUESTS = 11
const MOST_DEPTH = 2

/** What the home page costs a first visit, as `npm start` serves it. */
export const peso: Suite = {
  key: 'peso',
  name: 'The home page in Chromium, nothing cached',
  run: () => inFolder(weighIn),
}

async function weighIn(folder: string): Promise<Figure[]> {
  await using product = await makeProduct(folder)
  const { app, base } = product
  const origin = await app.listen({ host: '127.0.0.1', port: 0 })
  const options = readWeightOptions([`${origin}${base}`, '--runs', '1', '--no-throttle'])
  return figuresOf(await weighPage(options))
}

function figuresOf({
  byKind,
  requests,
  depthInitiator,
}: Awaited<ReturnType<typeof weighPage>>): Figure[] {
  if (!byKind.js || depthInitiator === null)
    throw new Error('The home page came without JavaScript.')
  return [
    {
      name: 'JavaScript, as brotli has it at its best',
      value: byKind.js.brotli,
      unit: 'bytes',
      atMost: MOST_JAVASCRIPT_BYTES,
      row: 'JavaScript of the home page, by brotli',
    },
    {
      name: 'requests',
      value: requests,
      atMost: MOST_REQUESTS,
      row: 'its requests',
    },
    {
      name: 'requests one after the other',
      value: depthInitiator,
      atMost: MOST_DEPTH,
      row: 'of them one after the other',
    },
  ]
}
