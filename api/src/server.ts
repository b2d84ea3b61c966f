import { buildApp, listen, readConfig, StartError } from './app.ts'

try {
  const config = readConfig()
  const app = await buildApp(config)
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(signal, () => void app.close())
  await listen(app, config.host, config.port)
} catch (error) {
  console.error(error instanceof StartError ? error.message : error)
  process.exitCode = 1
}
