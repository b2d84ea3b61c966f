import { defineConfig, type Project } from '@playwright/test'
import { ABOUT_NGINX, journeyFiles, SERVED_BY_NOBODY } from '@rumo/tools/journey-sites'
import { keepTemporaryFilesInMemory } from '@rumo/tools/memory-folder'
import { config, SITES, STARTED } from './src/config.ts'

keepTemporaryFilesInMemory()

/**
 * The product is tested as a single process serves it, and as it is deployed: by nginx, with PostgreSQL. Journeys
 * tagged @served run behind nginx instead of on the single process, and those tagged @both run on both. A full run
 * makes all of them on both, and also those tagged @full, which no other run makes.
 */
const local: Project[] = [
  {
    name: 'single',
    // Animations cost CPU, as there is no GPU: only the journeys behind nginx have them.
    use: { baseURL: SITES.whole, contextOptions: { reducedMotion: 'reduce' } },
    testIgnore: journeyFiles(ABOUT_NGINX),
    ...(config.hasNginx && !config.isFull && { grepInvert: /@served/ }),
  },
  {
    name: 'nginx',
    use: { baseURL: SITES.nginx },
    testMatch: journeyFiles(ABOUT_NGINX),
    ...(!config.isFull && { grepInvert: /@full/ }),
  },
  {
    name: 'served',
    use: { baseURL: SITES.nginx },
    testIgnore: journeyFiles([...ABOUT_NGINX, ...SERVED_BY_NOBODY]),
    ...(!config.isFull && { grep: /@served|@both/ }),
  },
]
/** Runs the @safe journeys, which change nothing, on a deployed site. */
const deployed: Project = { name: 'site', use: { baseURL: config.site }, grep: /@safe/ }

export default defineConfig({
  testDir: './tests',
  outputDir: '../.rumo/e2e',
  fullyParallel: true,
  // One more than there are cores: journeys often wait for clocks and disks. More workers would only slow each other
  // down.
  workers: 3,
  forbidOnly: true,
  // Long limits that only end what hangs: a slow machine is no failure of the product.
  timeout: 600_000,
  expect: { timeout: 20_000 },
  projects: config.site
    ? [deployed]
    : local.filter(({ name }) => config.hasNginx || name === 'single'),
  use: {
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    viewport: { width: 1440, height: 900 },
    // A button that never comes ends its journey, not after the ten minutes of the whole.
    actionTimeout: 60_000,
    screenshot: 'only-on-failure',
    trace: config.keeps.includes('trace') ? 'retain-on-failure' : 'off',
    video: config.keeps.includes('video') ? 'retain-on-failure' : 'off',
    launchOptions: {
      ...(config.chromium && { executablePath: config.chromium }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
        // Journeys are short: compiling code to optimise it would cost more than it saves.
        '--js-flags=--no-opt --no-maglev',
      ],
    },
  },
  ...(!config.site && {
    webServer: {
      // Without a shell in between, so that the servers end when Playwright does.
      command: 'exec node src/servers.ts',
      wait: { stdout: new RegExp(STARTED) },
      stdout: 'pipe',
      // As long as the limit of a test: a slow machine starts servers for more than the usual minute.
      timeout: 600_000,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
    },
  }),
})
