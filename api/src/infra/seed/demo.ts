import { readdir, readFile } from 'node:fs/promises'
import { checkExam } from './check-exam.ts'
import { loadExam, type SeedTarget } from './load-exam.ts'

const EXAMS = new URL('./demo/', import.meta.url)
const IMAGES = new URL('./demo/figuras/', import.meta.url)

/**
 * Loads the demonstration data that is not there yet. Run at every start: it remembers each record by
 * its key, so a newer release adds what is new and leaves alone what a person changed or deleted.
 */
export async function loadDemo(target: SeedTarget): Promise<void> {
  for (const file of (await readdir(EXAMS)).toSorted()) {
    if (!file.endsWith('.json')) continue
    const text = await readFile(new URL(file, EXAMS), 'utf8')
    const exam = await checkExam(text, file, (name) => readFile(new URL(name, IMAGES)))
    await loadExam(target, exam)
  }
}
