import { buildApp, ConfigError, listen, readConfig, UnusableDatabaseError } from './app.ts'

try {
  const config = readConfig()
  const app = await buildApp(config)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void app.close())
  await listen(app, config.host, config.port)
} catch (error) {
  const isForPeople = error instanceof ConfigError || error instanceof UnusableDatabaseError
  console.error(isForPeople ? error.message : error)
  process.exitCode = 1
}
