import { defineConfig } from '@playwright/test'
import { config, SITES } from './src/config.ts'

/** About how nginx serves, or about both servers at once. */
const NGINX_ALONE = ['api-servers', 'behind-nginx', 'headers', 'refusals', 'release']
/** The same whoever serves the files, so they run once. */
const ONCE = [
  // With servers of their own.
  'development',
  'section7',
  'section7-admin',
  'section7-account',
  'section7-review',
  'section7-profile',
  'section7-simulado',
  'start',
  // About markup and style.
  'accessibility',
  'account-accessibility',
  'admin-accessibility',
  'essay-accessibility',
  'profile-accessibility',
  // About screens, before answers that the test makes up in the browser.
  'admin-troubles',
  'essay-troubles',
  'past-exams-troubles',
  'past-exams-zoom',
  'practice-troubles',
  'simulado-quedas',
]
const files = (names: readonly string[]) => names.map((name) => `**/${name}.spec.ts`)

export default defineConfig({
  testDir: './tests',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // A machine that is busy with something else is no failure of the product.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  retries: 1,
  // The journeys run against the one process of `npm start` and against nginx.
  projects: [
    { name: 'single', use: { baseURL: SITES.whole }, testIgnore: files(NGINX_ALONE) },
    ...(config.hasNginx
      ? [{ name: 'nginx', use: { baseURL: SITES.nginx }, testIgnore: files(ONCE) }]
      : []),
  ],
  use: {
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    viewport: { width: 1440, height: 900 },
    launchOptions: {
      ...(config.chromium && { executablePath: config.chromium }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
  webServer: {
    command: 'node src/servers.ts',
    // The last that starts.
    url: config.hasNginx ? SITES.nginx : SITES.section7,
    stdout: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
  },
})
