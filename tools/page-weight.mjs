#!/usr/bin/env node
// page-weight.mjs - URL in, JSON out. Cold-cache page weight + paint timings in headless Chromium.
// usage: node page-weight.mjs URL [--runs 5] [--rtt 150] [--kbps 1638.4] [--up 750] [--cpu 4] [--no-throttle]
//        [--ready 'css selector'] [--click 'css selector'] [--settle ms] [--mobile] [--repeat-view] [--ls token=abc] [--detail] [--allow-external]
// Chromium: /usr/bin/chromium (override with CHROMIUM=path). Needs playwright, @playwright/test or playwright-core, found from the current folder or from PW_BASE=folder of a package that depends on one.
import { createRequire } from 'node:module'
import { gzipSync, brotliCompressSync, constants as Z } from 'node:zlib'
const base = process.env.PW_BASE ? process.env.PW_BASE.replace(/\/*$/, '/') : process.cwd() + '/'
const from = (name, where) => {
  try {
    return createRequire(where).resolve(name)
  } catch {
    return null
  }
}
const direct = from('playwright-core', base + 'x.js')
const through = ['playwright', '@playwright/test'].map((n) => from(n, base + 'x.js')).find(Boolean)
const core =
  direct ??
  (through &&
    (from('playwright-core', through) ??
      from('playwright-core', from('playwright', through) ?? through)))
if (!core) {
  console.error(
    'page-weight: no playwright-core from ' +
      base +
      ' (set PW_BASE to the folder of a package that depends on playwright)',
  )
  process.exit(2)
}
const { chromium } = createRequire(import.meta.url)(core)
const argv = process.argv.slice(2)
const url = argv.find((a) => /^https?:/.test(a))
const opt = (k, d) => {
  const i = argv.indexOf('--' + k)
  return i < 0 ? d : argv[i + 1]
}
const flag = (k) => argv.includes('--' + k)
if (!url) {
  console.error('usage: page-weight.mjs URL [options]')
  process.exit(2)
}
const RUNS = +opt('runs', 5),
  RTT = +opt('rtt', 150),
  KBPS = +opt('kbps', 1638.4),
  UP = +opt('up', 750),
  CPU = +opt('cpu', 4)
const SETTLE = +opt('settle', 1500),
  TIMEOUT = +opt('timeout', 60000)
const med = (a) => {
  const s = a.filter((x) => x != null).sort((x, y) => x - y)
  if (!s.length) return null
  const m = s.length >> 1
  return s.length % 2 ? s[m] : (s[m - 1] + s[m]) / 2
}
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-extensions',
  '--mute-audio',
]
if (!flag('allow-external'))
  args.push('--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost')
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM || '/usr/bin/chromium',
  args,
  headless: true,
})
const kind = (r) => {
  const m = (r.mime || '').toLowerCase()
  const p = r.url.split('?')[0]
  if (r.type === 'Document') return 'html'
  if (/javascript|ecmascript/.test(m) || /\.m?js$/.test(p)) return 'js'
  if (/css/.test(m)) return 'css'
  if (/font|woff/.test(m) || /\.(woff2?|ttf|otf)$/.test(p)) return 'font'
  if (/image/.test(m)) return 'image'
  if (/wasm/.test(m)) return 'wasm'
  if (/json/.test(m)) return 'json'
  return 'other'
}
const bodies = new Map() // url -> {raw,gz,br}
async function once(collectBodies, storage) {
  const ctx = await browser.newContext(
    flag('mobile')
      ? {
          viewport: { width: 412, height: 823 },
          deviceScaleFactor: 1.75,
          isMobile: true,
          hasTouch: true,
        }
      : { viewport: { width: 1350, height: 940 } },
  )
  const page = await ctx.newPage()
  const cdp = await ctx.newCDPSession(page)
  await cdp.send('Network.enable', { maxTotalBufferSize: 200e6, maxResourceBufferSize: 100e6 })
  await cdp.send('Page.enable')
  if (!flag('no-throttle')) {
    await cdp.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: RTT,
      downloadThroughput: (KBPS * 1000) / 8,
      uploadThroughput: (UP * 1000) / 8,
    })
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU })
  }
  const reqs = new Map(),
    byUrl = new Map(),
    order = []
  const errors = []
  page.on('pageerror', (e) => errors.push('pageerror: ' + String(e.message).slice(0, 200)))
  page.on('console', (m) => {
    if (m.type() === 'error') errors.push('console: ' + m.text().slice(0, 200))
  })
  cdp.on('Network.requestWillBeSent', (e) => {
    if (e.request.url.startsWith('data:') || e.request.url.startsWith('blob:')) return
    const r = {
      id: e.requestId,
      url: e.request.url,
      type: e.type,
      t0: e.timestamp,
      init: e.initiator,
      prio: e.request.initialPriority,
    }
    reqs.set(e.requestId, r)
    order.push(r)
    if (!byUrl.has(r.url)) byUrl.set(r.url, r)
  })
  cdp.on('Network.responseReceived', (e) => {
    const r = reqs.get(e.requestId)
    if (!r) return
    r.status = e.response.status
    r.mime = e.response.mimeType
    r.proto = e.response.protocol
    r.fromCache = e.response.fromDiskCache || e.response.fromPrefetchCache
    r.enc = e.response.headers['content-encoding'] || e.response.headers['Content-Encoding'] || null
    r.cc = e.response.headers['cache-control'] || e.response.headers['Cache-Control'] || null
  })
  cdp.on('Network.requestServedFromCache', (e) => {
    const r = reqs.get(e.requestId)
    if (r) r.fromCache = true
  })
  cdp.on('Network.loadingFinished', async (e) => {
    const r = reqs.get(e.requestId)
    if (!r) return
    r.t1 = e.timestamp
    r.wire = e.encodedDataLength
    if (collectBodies && !bodies.has(r.url)) {
      try {
        const b = await cdp.send('Network.getResponseBody', { requestId: e.requestId })
        const buf = Buffer.from(b.body, b.base64Encoded ? 'base64' : 'utf8')
        bodies.set(r.url, { raw: buf.length, buf })
      } catch {}
    }
  })
  cdp.on('Network.loadingFailed', (e) => {
    const r = reqs.get(e.requestId)
    if (r) {
      r.failed = e.errorText
      r.t1 = e.timestamp
      r.wire = 0
    }
  })
  await page.addInitScript(() => {
    const w = (window.__pw = { lcp: null, fcp: null, cls: 0, tbt: 0, longtasks: 0, events: [] })
    const ob = (type, fn, o = {}) => {
      try {
        new PerformanceObserver((l) => l.getEntries().forEach(fn)).observe({
          type,
          buffered: true,
          ...o,
        })
      } catch {}
    }
    ob('paint', (e) => {
      if (e.name === 'first-contentful-paint') w.fcp = e.startTime
    })
    ob('largest-contentful-paint', (e) => {
      w.lcp = e.startTime
      w.lcpEl = e.element
        ? e.element.tagName +
          (e.element.className && typeof e.element.className === 'string'
            ? '.' + e.element.className.split(' ')[0]
            : '')
        : null
      w.lcpText = e.element ? (e.element.textContent || '').trim().slice(0, 60) : null
    })
    ob('layout-shift', (e) => {
      if (!e.hadRecentInput) w.cls += e.value
    })
    ob('longtask', (e) => {
      w.longtasks++
      w.tbt += Math.max(0, e.duration - 50)
    })
    ob(
      'event',
      (e) => {
        if (e.interactionId) w.events.push({ n: e.name, d: e.duration })
      },
      { durationThreshold: 16 },
    )
  })
  const ls = opt('ls')
  if (ls) {
    const [k, ...v] = ls.split('=')
    await page.addInitScript(
      ([k, v]) => {
        try {
          localStorage.setItem(k, v)
        } catch {}
      },
      [k, v.join('=')],
    )
  }
  const t = Date.now()
  let readyMs = null
  await page.goto(url, { waitUntil: 'load', timeout: TIMEOUT })
  if (opt('ready')) {
    await page.waitForSelector(opt('ready'), { timeout: TIMEOUT })
    readyMs = await page.evaluate(() => performance.now())
  }
  await page.waitForLoadState('networkidle', { timeout: TIMEOUT }).catch(() => {})
  await page.waitForTimeout(SETTLE)
  let inp = null
  if (opt('click')) {
    await page.click(opt('click'), { timeout: TIMEOUT })
    await page.waitForTimeout(1500)
  }
  const w = await page.evaluate(() => {
    const n = performance.getEntriesByType('navigation')[0]
    return {
      ...window.__pw,
      ttfb: n?.responseStart,
      dcl: n?.domContentLoadedEventEnd,
      load: n?.loadEventEnd,
      dom: document.querySelectorAll('*').length,
      text: document.body.innerText.length,
    }
  })
  if (w.events.length) inp = Math.max(...w.events.map((e) => e.d))
  const coldOrder = order.slice()
  let repeat = null
  if (flag('repeat-view')) {
    order.length = 0
    reqs.clear()
    await page.goto('about:blank')
    order.length = 0
    await page.goto(url, { waitUntil: 'load' })
    await page.waitForLoadState('networkidle').catch(() => {})
    await page.waitForTimeout(SETTLE)
    const x = await page.evaluate(() => ({ fcp: window.__pw.fcp, lcp: window.__pw.lcp }))
    repeat = {
      requests: order.filter((r) => !r.fromCache).length,
      wire: order.filter((r) => !r.fromCache).reduce((s, r) => s + (r.wire || 0), 0),
      ...x,
    }
  }
  await ctx.close()
  // depth: initiator chain (doc = 1)
  const memo = new Map()
  const depth = (r) => {
    if (!r) return 0
    if (memo.has(r.url)) return memo.get(r.url)
    memo.set(r.url, 1)
    if (r.type === 'Document' && r === coldOrder[0]) return 1
    let p = null
    const i = r.init || {}
    if (i.stack) {
      let s = i.stack
      while (s && !p) {
        for (const f of s.callFrames) {
          if (f.url && byUrl.has(f.url) && f.url !== r.url) {
            p = byUrl.get(f.url)
            break
          }
        }
        s = s.parent
      }
    }
    if (!p && i.url && byUrl.has(i.url) && i.url !== r.url) p = byUrl.get(i.url)
    if (!p) p = coldOrder[0]
    const d = depth(p) + 1
    memo.set(r.url, d)
    r.parent = p.url
    return d
  }
  coldOrder.forEach((r) => (r.depth = depth(r)))
  // waves: number of strictly sequential request rounds by time (a request that starts after another finished)
  const fin = coldOrder.filter((r) => r.t1)
  const wv = new Map()
  fin
    .sort((a, b) => a.t0 - b.t0)
    .forEach((r) => {
      let m = 0
      for (const q of fin) if (q.t1 <= r.t0 && wv.has(q)) m = Math.max(m, wv.get(q))
      wv.set(r, m + 1)
    })
  return {
    w,
    readyMs,
    inp,
    order: coldOrder,
    repeat,
    errors,
    depth: Math.max(...coldOrder.map((r) => r.depth || 0)),
    waves: Math.max(0, ...wv.values()),
    wall: Date.now() - t,
  }
}
const runs = []
let detail
for (let i = 0; i < RUNS; i++) {
  const r = await once(i === 0)
  runs.push(r)
  if (i === 0) detail = r
}
await browser.close()
const by = {}
let tot = { requests: 0, wire: 0, gzip: 0, brotli: 0, raw: 0 }
for (const r of detail.order) {
  const k = kind(r)
  const b = bodies.get(r.url)
  const o = (by[k] ??= { requests: 0, wire: 0, gzip: 0, brotli: 0, raw: 0 })
  o.requests++
  o.wire += r.wire || 0
  if (b) {
    if (b.gz == null) {
      const bin = /font|image|wasm/.test(k)
      b.gz = bin ? b.raw : gzipSync(b.buf, { level: 9 }).length
      b.br = bin
        ? b.raw
        : brotliCompressSync(b.buf, { params: { [Z.BROTLI_PARAM_QUALITY]: 11 } }).length
    }
    o.gzip += b.gz
    o.brotli += b.br
    o.raw += b.raw
  }
}
for (const o of Object.values(by)) for (const k in tot) tot[k] += o[k]
const f = (k) => {
  const a = runs.map((r) => r.w[k])
  return {
    median: med(a) == null ? null : Math.round(med(a) * 100) / 100,
    min: Math.min(...a.filter((x) => x != null)),
    max: Math.max(...a.filter((x) => x != null)),
  }
}
const out = {
  url,
  chromium: undefined,
  runs: RUNS,
  throttle: flag('no-throttle')
    ? null
    : {
        rttMs: RTT,
        downKbps: KBPS,
        upKbps: UP,
        cpu: CPU,
        note: 'CDP latency is per request (no TCP/TLS handshake cost)',
      },
  total: tot,
  byKind: by,
  requests: detail.order.length,
  failed: detail.order
    .filter((r) => r.failed || r.status >= 400)
    .map((r) => ({ url: r.url, status: r.status, failed: r.failed })),
  depthInitiator: med(runs.map((r) => r.depth)),
  wavesTime: med(runs.map((r) => r.waves)),
  ttfb: f('ttfb'),
  fcp: f('fcp'),
  lcp: f('lcp'),
  cls: f('cls'),
  tbt: f('tbt'),
  load: f('load'),
  ready: opt('ready') ? { median: med(runs.map((r) => r.readyMs)) } : undefined,
  inpLike: opt('click')
    ? { median: med(runs.map((r) => r.inp)), all: runs.map((r) => r.inp) }
    : undefined,
  repeatView: flag('repeat-view')
    ? {
        requests: med(runs.map((r) => r.repeat.requests)),
        wire: med(runs.map((r) => r.repeat.wire)),
        fcp: med(runs.map((r) => r.repeat.fcp)),
        lcp: med(runs.map((r) => r.repeat.lcp)),
      }
    : undefined,
  lcpElement: detail.w.lcpEl,
  lcpText: detail.w.lcpText,
  domNodes: detail.w.dom,
  textChars: detail.w.text,
  errors: detail.errors.slice(0, 10),
}
if (flag('detail')) {
  const t0 = detail.order[0].t0
  out.waterfall = detail.order.map((r) => ({
    d: r.depth,
    start: Math.round((r.t0 - t0) * 1000),
    end: r.t1 ? Math.round((r.t1 - t0) * 1000) : null,
    wire: r.wire,
    gz: bodies.get(r.url)?.gz,
    kind: kind(r),
    enc: r.enc,
    cc: r.cc,
    proto: r.proto,
    status: r.status,
    url: r.url.replace(/^https?:\/\/[^/]+/, ''),
    parent: (r.parent || '').replace(/^https?:\/\/[^/]+/, ''),
  }))
}
console.log(JSON.stringify(out, null, 1))
