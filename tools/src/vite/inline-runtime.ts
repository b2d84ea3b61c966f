import { minifySync, type ESTree, type Plugin } from 'vite'

/** The bundler's helpers. They get a file of their own as soon as rules decide which modules share a file. */
const RUNTIME = /(^|\/)rolldown-runtime-[^/]*\.js$/

/**
 * Puts the bundler's helpers into the files that use them, into each only those that it uses. A file of 600 bytes costs
 * a request, and every page would load one for each bundle.
 */
export const inlineRuntime = (): Plugin => ({
  name: 'rumo:inline-runtime',
  apply: 'build',
  // Before the plugins that write down which file needs which.
  enforce: 'pre',
  generateBundle: {
    order: 'pre',
    handler(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
      const runtime = chunks.find(({ fileName }) => RUNTIME.test(fileName))
      if (!runtime) return
      const helpers = helpersOf(this.parse(runtime.code), runtime.code)
      for (const chunk of chunks) {
        if (!chunk.imports.includes(runtime.fileName)) continue
        chunk.code = withHelpers(this.parse(chunk.code), chunk.code, helpers)
        chunk.imports = chunk.imports.filter((file) => file !== runtime.fileName)
      }
      delete bundle[runtime.fileName]
    },
  },
})

interface Helpers {
  code: string
  /** The names of the helpers in that code, by the names under which they are exported. */
  names: ReadonlyMap<string, string>
}

function helpersOf({ body }: ESTree.Program, code: string): Helpers {
  const exported = body.filter((one) => one.type === 'ExportNamedDeclaration')
  const names = exported
    .flatMap(({ specifiers }) => specifiers)
    .map((one) => [textOf(one.exported, code), textOf(one.local, code)] as const)
  return {
    code: exported.reduce((rest, one) => rest.replace(textOf(one, code), ''), code),
    names: new Map(names),
  }
}

/** The code of a file with the helpers that it uses in place of their import. */
function withHelpers({ body }: ESTree.Program, code: string, helpers: Helpers): string {
  const found = body.find(
    (one) => one.type === 'ImportDeclaration' && RUNTIME.test(one.source.value),
  )
  if (found?.type !== 'ImportDeclaration') throw new Error('A file has its helpers in another way.')
  const used = found.specifiers.map((one) => {
    const name = one.type === 'ImportSpecifier' && helpers.names.get(textOf(one.imported, code))
    if (!name) throw new Error(`There is no helper ${textOf(one, code)}.`)
    return { name, local: one.local.name }
  })
  const locals = used.map(({ local }) => local).join()
  const names = used.map(({ name }) => name).join()
  // In a scope of their own: something else in the file may have the same name.
  const own = `var[${locals}]=(()=>{${helpers.code};return[${names}]})();`
  return code.slice(0, found.start) + minified(own) + code.slice(found.end)
}

/** Minifies code. The helpers that nothing uses are removed. */
function minified(code: string): string {
  const { code: smaller, errors } = minifySync('helpers.js', code, { compress: true, mangle: true })
  const [error] = errors
  if (error) throw new Error(error.message)
  return smaller
}

const textOf = ({ start, end }: { start: number; end: number }, code: string) =>
  code.slice(start, end)
