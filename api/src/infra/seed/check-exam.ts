import type { Exam } from './exam.schema.ts'
import { consistencyProblems } from './exam-consistency.ts'
import { type ExamImages, type ReadImage, readImages } from './exam-images.ts'
import { readShape } from './exam-issues.ts'
import { readOutline } from './exam-outline.ts'

/** An exam in which nothing is wrong, with the images that it names. */
export interface CheckedExam {
  exam: Exam
  images: ExamImages
}

/** An exam file is wrong; the message has one line for each problem, with its place. */
export class ExamFileError extends Error {
  override name = 'ExamFileError'
  readonly problems: readonly string[]

  constructor(fileName: string, problems: readonly string[]) {
    const count = problems.length === 1 ? '1 problema' : `${problems.length} problemas`
    super(
      [`${fileName} tem ${count}, e nada foi carregado:`, ...problems.map((p) => `  ${p}`)].join(
        '\n',
      ),
    )
    this.problems = problems
  }
}

/**
 * Checks the text of an exam file (docs/exam-file.md); throws an ExamFileError that tells every problem
 * at once. `readImage` gives the image of a name, and fails with ENOENT where there is none.
 */
export async function checkExam(
  text: string,
  fileName: string,
  readImage: ReadImage,
): Promise<CheckedExam> {
  const file = parse(text, fileName)
  const outline = readOutline(file)
  const shape = readShape(file, outline, fileName)
  const { images, problems } = await readImages(outline, readImage)
  const found = [
    ...('problems' in shape ? shape.problems : []),
    ...consistencyProblems(outline),
    ...problems,
  ]
  if ('problems' in shape || found.length > 0) throw new ExamFileError(fileName, found)
  return { exam: shape.exam, images }
}

function parse(text: string, fileName: string): unknown {
  try {
    // Some editors put a mark at the beginning that JSON does not know.
    return JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch (error) {
    throw new ExamFileError(fileName, [`arquivo: não é JSON válido (${String(error)})`])
  }
}
