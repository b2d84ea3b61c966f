import { describe, expect, it } from 'vitest'
import { readWeightOptions } from './options.ts'

const PAGE = 'http://localhost:3000/rumo/'

describe('readWeightOptions', () => {
  it('weighs five times on a slow phone, unless told', () => {
    expect(readWeightOptions([PAGE])).toEqual({
      url: PAGE,
      runs: 5,
      throttle: { rttMs: 150, downKbps: 1638.4, upKbps: 750, cpu: 4 },
      ready: undefined,
      click: undefined,
      settleMs: 1500,
      timeoutMs: 60_000,
      isMobile: false,
      isRepeated: false,
      stored: undefined,
      hasDetail: false,
      isExternalAllowed: false,
    })
  })

  it('takes what it is told', () => {
    const told = ['--runs', '1', '--no-throttle', PAGE, '--ls', 'token=a=b', '--repeat-view']
    expect(readWeightOptions(told)).toMatchObject({
      url: PAGE,
      runs: 1,
      throttle: undefined,
      stored: { key: 'token', value: 'a=b' },
      isRepeated: true,
    })
  })

  it.each([[[]], [['rumo']], [[PAGE, '--often']]])('says how it is called: %j', (args) => {
    expect(() => readWeightOptions(args)).toThrow('Uso: npm run weight -- URL')
  })
})
