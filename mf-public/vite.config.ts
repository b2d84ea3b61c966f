import { withPrerender } from '@rumo/tools/prerender'
import { remoteConfig } from '@rumo/tools/vite'
import pdfjs from 'pdfjs-dist/package.json' with { type: 'json' }
import { mergeConfig, type UserConfig } from 'vite'

/** What pdf.js asks for by name; features/leitor/documento/pdfjs-files.ts says why. */
const NAMED_BY_PDFJS = /pdfjs-dist\/(standard_fonts\/|wasm\/|LICENSE$)/

/** Their names stay as they are, so that the folder has to change with the version. */
const keepingNames: UserConfig = {
  // The worker of the spelling loads Hunspell by an import of its own.
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
