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

const route = (name: string) => `src/app/routes/${name}.tsx`

const ENTERING = [route('login'), route('cadastro')]
const BY_MAIL = route('por-email')
const NOW = route('index/agora.open')
const ESSAY = route('temas-redacao/temas-redacao.open')
const DONE = route('simulados')
const CHOICE = route('vestibular-completo/vestibular-completo.open')

/**
 * Files of code that certain screens share and the others do without, by these screens. What is in none of them is in
 * `screens`. A simulado under way, whose code comes after the choice of one, uses them too.
 */
const FILES = {
  simulado: [DONE],
  'simulados-comuns': [DONE, CHOICE],
  questoes: [
    DONE,
    route('questoes-alternativas/questoes-alternativas.open'),
    route('questoes/questoes.open'),
    route('revisar-erros/revisar-erros.open'),
  ],
  redacao: [ESSAY],
  aparelho: [route('no-aparelho'), NOW],
  entrada: ENTERING,
  conta: [...ENTERING, BY_MAIL],
  'other-screens': [...ENTERING, NOW, ESSAY, DONE, CHOICE],
}

export default withPrerender(mergeConfig(remoteConfig('mf-public', undefined, FILES), keepingNames))
