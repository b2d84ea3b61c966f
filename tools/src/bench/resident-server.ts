import { buildApp, readConfig } from '@rumo/api'

/** The API over the data folder that is named, as its parent process asks: it is told the address. */
const [folder = ''] = process.argv.slice(2)
const app = await buildApp(readConfig({ DATA_DIR: folder, DEMO: '1', LOG_LEVEL: 'silent' }))
process.once('SIGTERM', () => void app.close())
process.send?.(await app.listen({ host: '127.0.0.1', port: 0 }))
