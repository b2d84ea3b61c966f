import { ADMINISTRADOR, enterAs } from '../src/accounts.ts'
import { expect, test } from '../src/fixtures.ts'

declare global {
  var renderers: number
  var sessions: number
}

test(
  'the page runs one copy of React, whatever remotes it has shown',
  { tag: '@served' },
  async ({ page }) => {
    await enterAs(page, ADMINISTRADOR)
    // Each copy of React's renderer reports itself to the developer tools once.
    await page.addInitScript(() => {
      globalThis.renderers = 0
      Object.assign(globalThis, {
        __REACT_DEVTOOLS_GLOBAL_HOOK__: {
          supportsFiber: true,
          inject: () => ++globalThis.renderers,
          onCommitFiberRoot() {},
          onCommitFiberUnmount() {},
        },
      })
    })
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await page.goto('./')
    await expect(page.getByRole('link', { name: /Questões alternativas/ })).toBeVisible()
    await page.evaluate(() => history.pushState(null, '', '/rumo/aluno'))
    await expect(page.getByRole('heading', { name: ADMINISTRADOR.nome })).toBeVisible()
    await page.evaluate(() => history.pushState(null, '', '/rumo/admin'))
    await expect(page.getByRole('heading', { name: 'Home Administrador' })).toBeVisible()
    expect(await page.evaluate(() => globalThis.renderers)).toBe(1)
    expect(asked.filter((url) => /mf-\w+\/.*prebuild__react/.test(url))).toEqual([])
  },
)

test(
  'the page runs one copy of the session, whatever remotes it has shown',
  { tag: '@served' },
  async ({ page }) => {
    await enterAs(page, ADMINISTRADOR)
    // Each copy of the session listens to the other tabs by itself, as soon as it is loaded.
    await page.addInitScript(() => {
      globalThis.sessions = 0
      const listen = globalThis.addEventListener
      globalThis.addEventListener = (...args: Parameters<typeof listen>) => {
        if (args[0] === 'storage') globalThis.sessions++
        listen(...args)
      }
    })
    await page.goto('./')
    await expect(page.getByRole('link', { name: /Questões alternativas/ })).toBeVisible()
    for (const [path, heading] of [
      ['questoes-alternativas', /Questão 1/],
      ['aluno', ADMINISTRADOR.nome],
      ['admin', 'Home Administrador'],
    ] as const) {
      await page.evaluate((to) => history.pushState(null, '', `/rumo/${to}`), path)
      await expect(page.getByRole('heading', { name: heading })).toBeVisible()
    }
    expect(await page.evaluate(() => globalThis.sessions)).toBe(1)
  },
)

for (const path of ['./', 'questoes-alternativas']) {
  test(`${path} asks for nothing of mf-admin or mf-student`, { tag: '@safe' }, async ({ page }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await page.goto(path, { waitUntil: 'networkidle' })
    expect(asked.length).toBeGreaterThan(5)
    expect(asked.filter((pathname) => /mf-(admin|student)/.test(pathname))).toEqual([])
  })
}

/** The label of any build of a bundle. */
const build = (name: string) => expect.stringMatching(new RegExp(`^"${name} \\d+\\.\\d+\\.\\d+`))

test(
  'a remote marks its root, and ?boundaries outlines it and says which build it is',
  {
    tag: '@safe',
  },
  async ({ page }) => {
    const looks = () =>
      page.evaluate(() =>
        ['mf-public', 'shell'].map((name) => {
          const root = document.querySelector(`[data-boundary="${name}"]`)
          if (!root) return null
          return [getComputedStyle(root).outlineStyle, getComputedStyle(root, '::before').content]
        }),
      )
    await page.goto('./?boundaries')
    await expect.poll(looks).toEqual([
      ['dashed', build('mf-public')],
      ['dashed', build('shell')],
    ])
    await page.goto('./')
    await expect.poll(looks).toEqual([
      ['none', 'none'],
      ['none', 'none'],
    ])
  },
)
