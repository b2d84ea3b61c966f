import { readdir, readFile } from 'node:fs/promises'
import { type CheckedExam, checkExam } from '../exames/check-exam.ts'
import { loadDemoAccounts } from './demo-accounts.ts'
import { attachBooklets } from './demo-booklets.ts'
import { loadDemoCursos } from './demo-cursos.ts'
import { loadExam, type SeedTarget } from './load-exam.ts'

const EXAMS = new URL('./demo/', import.meta.url)
const IMAGES = new URL('./demo/figuras/', import.meta.url)

/**
 * Loads the demonstration data that was not loaded before. Runs at every start: each record is remembered by its key,
 * so a newer release adds new records and does not touch what a person changed or deleted.
 */
export async function loadDemo(target: SeedTarget): Promise<void> {
  for (const exam of await readDemoExams()) {
    await loadExam(target, exam)
    await attachBooklets(target, exam.exam.chave)
  }
  await loadDemoCursos(target.db)
  await loadDemoAccounts(target.db)
}

/** The demonstration exams with their images, in the order of their keys. */
export async function readDemoExams(): Promise<CheckedExam[]> {
  const files = (await readdir(EXAMS)).filter((file) => file.endsWith('.json')).toSorted()
  return Promise.all(files.map(readExam))
}

async function readExam(file: string): Promise<CheckedExam> {
  const text = await readFile(new URL(file, EXAMS), 'utf8')
  return checkExam(text, file, (name) => readFile(new URL(name, IMAGES)))
}
