import { withPrerender } from '@rumo/tools/prerender'
import { remoteConfig } from '@rumo/tools/vite'
import pdfjs from 'pdfjs-dist/package.json' with { type: 'json' }
import { mergeConfig, type UserConfig } from 'vite'

/** Files that pdf.js requests by their names; features/leitor/documento/pdfjs-files.ts says why. */
const NAMED_BY_PDFJS = /pdfjs-dist\/(standard_fonts\/|wasm\/|LICENSE$)/

/**
 * Keeps the names of these files unchanged. Their folder therefore contains the version, so that a new version has new
 * addresses.
 */
const keepingNames: UserConfig = {
  // The worker of the spell checker loads Hunspell with an import of its own, which requires a module worker.
  worker: { format: 'es' },
  build: {
    rolldownOptions: {
      output: {
        assetFileNames: ({ originalFileNames }) =>
          originalFileNames.some((file) => NAMED_BY_PDFJS.test(file))
            ? `assets/pdfjs-${pdfjs.version}/[name][extname]`
            : 'assets/[name]-[hash][extname]',
      },
    },
  },
}

const PRACTICE = 'src/app/routes/questoes-alternativas/questoes-alternativas.open.tsx'

export default withPrerender(
  mergeConfig(remoteConfig('mf-public', undefined, PRACTICE), keepingNames),
)
