import type { loadExamFile } from '@rumo/api'
import { byCount } from '@rumo/shared-ui/words'
import path from 'node:path'
import { parseArguments } from '../start/terminal.ts'

const USAGE = 'Uso: npm run seed -- ARQUIVO.json [--figuras PASTA]'

type Source = Parameters<typeof loadExamFile>[1]
type Loaded = Pick<Awaited<ReturnType<typeof loadExamFile>>, 'inserted' | 'isDeleted'> & {
  exam: { chave: string }
}

/**
 * Reads the arguments of `npm run seed`: the exam file and the folder of its images, by default `figuras` beside the
 * file. Paths are relative to `folder`. Throws with a message for the user.
 */
export function readSeedArguments(args: readonly string[], folder: string): Source {
  const { positionals, values } = parseArguments(USAGE, {
    args,
    allowPositionals: true,
    options: { figuras: { type: 'string' } },
  })
  const [name] = positionals
  if (name === undefined || positionals.length > 1) throw new Error(USAGE)
  const file = path.resolve(folder, name)
  const { figuras } = values
  return {
    file,
    figuras: figuras === undefined ? path.join(file, '../figuras') : path.resolve(folder, figuras),
  }
}

/** What loading an exam did, as a message for the user; throws with one if a user had deleted the exam. */
export function summaryOf({ exam, inserted, isDeleted }: Loaded): string {
  if (isDeleted) {
    throw new Error(
      `A prova de chave "${exam.chave}" foi deletada depois de carregada e não volta: para carregá-la como nova, dê ao arquivo outra chave.`,
    )
  }
  const { questoes = 0, redacoes = 0, referencias = 0 } = inserted
  const parts = [
    counted(questoes, 'questão carregada', 'questões carregadas'),
    counted(redacoes, 'tema de redação carregado', 'temas de redação carregados'),
    counted(referencias, 'referência carregada', 'referências carregadas'),
  ].filter((part) => part !== '')
  return `${exam.chave}: ${parts.length > 0 ? parts.join(', ') : 'nada de novo'}.`
}

function counted(count: number, one: string, many: string): string {
  return count === 0 ? '' : `${count} ${byCount(count, one, many)}`
}
