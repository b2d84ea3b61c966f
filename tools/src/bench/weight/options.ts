import { parseArguments } from '../../start/terminal.ts'

const USAGE =
  'Uso: npm run weight -- URL [--runs 5 --rtt 150 --kbps 1638.4 --up 750 --cpu 4 --no-throttle --ready SELETOR --click SELETOR --settle 1500 --timeout 60000 --mobile --repeat-view --ls CHAVE=VALOR --detail --allow-external]'

/** How a page is weighed. */
export interface WeightOptions {
  url: string
  runs: number
  /** Undefined when network and processor are not slowed down. */
  throttle: { rttMs: number; downKbps: number; upKbps: number; cpu: number } | undefined
  /** The selector of an element; the time until it is there is measured. */
  ready: string | undefined
  /** The selector of the element that is clicked once the page is at rest. */
  click: string | undefined
  settleMs: number
  timeoutMs: number
  isMobile: boolean
  /** Whether the page is opened again, with the cache of the first visit. */
  isRepeated: boolean
  stored: { key: string; value: string } | undefined
  hasDetail: boolean
  /** Whether the page may reach other hosts than this machine. */
  isExternalAllowed: boolean
}

const text = (preset: string) => ({ type: 'string', default: preset }) as const
const OFF = { type: 'boolean', default: false } as const
const OPTIONS = {
  runs: text('5'),
  rtt: text('150'),
  kbps: text('1638.4'),
  up: text('750'),
  cpu: text('4'),
  settle: text('1500'),
  timeout: text('60000'),
  ready: { type: 'string' },
  click: { type: 'string' },
  ls: { type: 'string' },
  mobile: OFF,
  detail: OFF,
  'no-throttle': OFF,
  'repeat-view': OFF,
  'allow-external': OFF,
} as const

/** Reads the arguments of `npm run weight`. Throws the usage when they are wrong. */
export function readWeightOptions(args: readonly string[]): WeightOptions {
  const { values, positionals } = parseArguments(USAGE, {
    args,
    allowPositionals: true,
    options: OPTIONS,
  })
  const url = positionals[0]
  if (url === undefined || !/^https?:/.test(url)) throw new Error(USAGE)
  return {
    url,
    runs: Number(values.runs),
    throttle: values['no-throttle']
      ? undefined
      : {
          rttMs: Number(values.rtt),
          downKbps: Number(values.kbps),
          upKbps: Number(values.up),
          cpu: Number(values.cpu),
        },
    ready: values.ready,
    click: values.click,
    settleMs: Number(values.settle),
    timeoutMs: Number(values.timeout),
    isMobile: values.mobile,
    isRepeated: values['repeat-view'],
    stored: storedIn(values.ls),
    hasDetail: values.detail,
    isExternalAllowed: values['allow-external'],
  }
}

function storedIn(pair: string | undefined) {
  if (pair === undefined) return undefined
  const [key = '', ...value] = pair.split('=')
  return { key, value: value.join('=') }
}
