import { byCount } from '@rumo/contract/plural'
import type { Exam } from './exam.schema.ts'
import { consistencyProblems } from './exam-consistency.ts'
import { type ExamImages, type ReadImage, readImages } from './exam-images.ts'
import { readShape } from './exam-issues.ts'
import { readOutline } from './exam-outline.ts'
import { type ExamProblem, lineOf } from './exam-places.ts'

/** A valid exam, with the images that it names. */
export interface CheckedExam {
  exam: Exam
  images: ExamImages
}

/** Beyond so many, a person fixes the first ones and tries again. */
const MAX_TOLD = 50

/** An exam file is wrong; the message has one line for each of its first problems, with its place. */
export class ExamFileError extends Error {
  override name = 'ExamFileError'
  readonly problems: readonly string[]

  constructor(fileName: string, problems: readonly string[]) {
    const noun = byCount(problems.length, 'problema', 'problemas')
    const told = problems.slice(0, MAX_TOLD)
    if (told.length < problems.length) told.push(`e mais ${problems.length - told.length}`)
    super(
      [`${fileName} tem ${problems.length} ${noun}, e nada foi carregado:`, ...told].join('\n  '),
    )
    this.problems = problems
  }
}

/**
 * Checks the text of an exam file (docs/exam-file.md); throws an ExamFileError with every problem
 * at once. `readImage` gives the image of a name, and fails with ENOENT where there is none.
 */
export async function checkExam(
  text: string,
  fileName: string,
  readImage: ReadImage,
): Promise<CheckedExam> {
  const file = parse(text, fileName)
  const checked = await checkExamFile(file, fileName, readImage)
  if ('exam' in checked) return checked
  throw new ExamFileError(
    fileName,
    checked.problems.map(({ line }) => line),
  )
}

/** The content of an exam file, or all its problems, each also as a `line` for people. */
export async function checkExamFile(
  file: unknown,
  fileName: string,
  readImage: ReadImage,
): Promise<CheckedExam | { problems: (ExamProblem & { line: string })[] }> {
  const outline = readOutline(file)
  const shape = readShape(file, fileName)
  const { images, problems } = await readImages(outline, readImage)
  const found = [
    ...('problems' in shape ? shape.problems : []),
    ...consistencyProblems(outline),
    ...problems,
  ]
  return 'exam' in shape && found.length === 0
    ? { exam: shape.exam, images }
    : { problems: found.map((problem) => ({ ...problem, line: lineOf(problem, outline) })) }
}

function parse(text: string, fileName: string): unknown {
  try {
    // Some editors begin the file with a byte order mark, which JSON does not allow.
    return JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch (error) {
    throw new ExamFileError(fileName, [`arquivo: não é JSON válido${whereIn(error)}`])
  }
}

/** Where the parser stopped; it does not say so when the text ends too early. */
function whereIn(error: unknown): string {
  const { line, column } =
    /line (?<line>\d+) column (?<column>\d+)/.exec(String(error))?.groups ?? {}
  return line === undefined ? '' : ` (linha ${line}, coluna ${column})`
}
