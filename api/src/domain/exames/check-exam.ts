import { byCount } from '@rumo/contract/plural'
import type { Exam } from './exam.schema.ts'
import { consistencyProblems } from './exam-consistency.ts'
import { type ExamImages, type ReadImage, readImages } from './exam-images.ts'
import { readShape } from './exam-issues.ts'
import { readOutline } from './exam-outline.ts'
import { type ExamProblem, lineOf } from './exam-places.ts'

/** A valid exam, with the images that it refers to. */
export interface CheckedExam {
  exam: Exam
  images: ExamImages
}

/** The most problems that a message lists: a person corrects the first ones and tries again. */
const MAX_TOLD = 50

/** An exam file is invalid; the message lists the first problems with their places, one on each line. */
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
 * Checks the text of an exam file (docs/exam-file.md). Throws an ExamFileError with all problems at once. `readImage`
 * returns the image with a name, and fails with ENOENT if there is none.
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

/** The content of an exam file or, if it is invalid, all its problems, each with a `line` for people. */
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

/** The place at which the parser stopped. Its error names no place if the text ends too early. */
function whereIn(error: unknown): string {
  const { line, column } =
    /line (?<line>\d+) column (?<column>\d+)/.exec(String(error))?.groups ?? {}
  return line === undefined ? '' : ` (linha ${line}, coluna ${column})`
}
