import { mkdir, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { ApiConfig } from '../../config.ts'
import { openMigrated } from '../../infra/database/open-migrated.ts'
import { folderStorage } from '../../infra/files/storage.ts'
import { checkExam, type CheckedExam } from '../exames/check-exam.ts'
import { type LoadedExam, loadExam } from './load-exam.ts'
import { readFigura } from '../exames/read-figura.ts'
import { reasonOf } from '../exames/unreadable.ts'

interface Source {
  file: string
  figuras: string
}

/**
 * Loads an exam file (docs/exam-file.md) into the configured database, which a server may be using at the same time.
 * Throws an ExamFileError with all problems of the file, and then loads nothing.
 */
export async function loadExamFile(
  { dataDir, database }: Pick<ApiConfig, 'dataDir' | 'database'>,
  source: Source,
): Promise<LoadedExam & { exam: CheckedExam['exam'] }> {
  const text = await readText(source.file)
  const checked = await checkExam(text, basename(source.file), (name) =>
    readFigura(source.figuras, name),
  )
  await mkdir(dataDir, { recursive: true })
  await using db = await openMigrated(database)
  const loaded = await loadExam({ db, storage: folderStorage(join(dataDir, 'arquivos')) }, checked)
  return { ...loaded, exam: checked.exam }
}

async function readText(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8')
  } catch (cause) {
    throw new Error(`O arquivo ${file} não pôde ser lido (${reasonOf(cause)}).`, { cause })
  }
}
