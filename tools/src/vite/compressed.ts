import { compression } from 'vite-plugin-compression2'

/** Writes compressed copies beside each file, for servers that send them as they are. */
export const compressed = () =>
  compression({
    algorithms: ['brotliCompress', 'gzip'],
    exclude: [/\.woff2$/, /\.png$/, /index\.html$/, /manifest\.json$/, /^worker\//],
    threshold: 500,
    skipIfLargerOrEqual: true,
    logLevel: 'silent',
  })

/**
 * Compresses the dictionary and the WebAssembly of the spelling by gzip alone. Brotli at its best takes half a minute
 * for them and saves a fifth.
 */
export const compressedByGzip = () =>
  compression({ include: /\.(aff|dic|wasm)$/, algorithms: ['gzip'], logLevel: 'silent' })
