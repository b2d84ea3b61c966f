import { test as base, expect } from '@playwright/test'
import { test } from '../src/fixtures.ts'

for (const path of ['./', 'questoes-alternativas', 'aluno', 'nada']) {
  test(
    `${path} comes with the strict policy and one inline script, by its hash`,
    { tag: ['@served', '@safe'] },
    async ({ page, expectStatus }) => {
      expectStatus(404, path)
      const response = await page.goto(path)
      const headers = response?.headers() ?? {}
      const policy = headers['content-security-policy']
      expect(policy).toMatch(/script-src 'self' 'sha256-[\w+/]{43}=';/)
      expect(policy).toMatch(/style-src 'self'(?: 'sha256-[\w+/]{43}=')*;/)
      expect(policy).toContain("require-trusted-types-for 'script'")
      expect(policy).not.toContain('unsafe')
      expect(headers['x-content-type-options']).toBe('nosniff')
      const html = (await response?.text()) ?? ''
      const scripts = [...html.matchAll(/<script\b[^>]*>/g)].map(([tag]) => tag)
      expect(scripts.length).toBeGreaterThan(1)
      // The only script in the page itself, which the policy names by its hash. It applies the reader's settings before
      // the first paint.
      expect(scripts.filter((tag) => !/ src=| type="application\/json"/.test(tag))).toEqual([
        '<script>',
      ])
      expect(html.replaceAll(/<style>[^<]*<\/style>/g, '')).not.toMatch(/<style| style=| on\w+=/)
    },
  )
}

// These tests provoke violations, so they do not use the fixture that forbids violations.
base('markup written into the page is refused', async ({ page }) => {
  await page.goto('./')
  const outcome = await page.evaluate(() => {
    try {
      document.body.innerHTML = '<img src=x>'
      return 'written'
    } catch (error) {
      return (error as Error).name
    }
  })
  expect(outcome).toBe('TypeError')
})

base('a worker of another origin and a foreign policy are refused', async ({ page }) => {
  await page.goto('./')
  const outcome = await page.evaluate(() => {
    const attempts = [
      () => new Worker('https://elsewhere.example/worker.js'),
      () =>
        (
          globalThis as never as { trustedTypes: TrustedTypePolicyFactory }
        ).trustedTypes.createPolicy('other', {}),
    ]
    return attempts.map((attempt) => {
      try {
        attempt()
        return 'allowed'
      } catch (error) {
        return (error as Error).name
      }
    })
  })
  expect(outcome).toEqual(['TypeError', 'TypeError'])
})

interface TrustedTypePolicyFactory {
  createPolicy: (name: string, rules: object) => unknown
}
