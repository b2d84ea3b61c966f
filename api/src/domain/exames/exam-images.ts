import { imageSize } from 'image-size'
import type { Outline } from './exam-outline.ts'
import type { ExamProblem } from './exam-places.ts'
import { printableName } from './printable-name.ts'
import { isMissing, reasonOf } from './unreadable.ts'

/** The image formats that every browser shows, with the extension that they are stored under. */
const EXTENSIONS: Record<string, string> = { png: 'png', jpg: 'jpg', webp: 'webp', svg: 'svg' }

interface ExamImage {
  content: Uint8Array
  /** From the content, because the extension of the name may be wrong. */
  extension: string
  /** In CSS px. */
  largura: number
  altura: number
}

export type ExamImages = ReadonlyMap<string, ExamImage>

export type ReadImage = (name: string) => Promise<Uint8Array>

/** Reads the images that an exam file names, and returns them with their problems. */
export async function readImages(
  outline: Outline,
  readImage: ReadImage,
): Promise<{ images: ExamImages; problems: ExamProblem[] }> {
  const images = new Map<string, ExamImage>()
  const failures = new Map<string, string>()
  const problems: ExamProblem[] = []
  for (const { path, name } of imagesOf(outline)) {
    if (!images.has(name) && !failures.has(name)) {
      const read = await readOne(name, readImage)
      if (typeof read === 'string') failures.set(name, read)
      else images.set(name, read)
    }
    const failure = failures.get(name)
    if (failure === undefined) continue
    problems.push({
      path,
      campo: 'imagem',
      message: `a imagem "${printableName(name)}" ${failure}`,
    })
  }
  return { images, problems }
}

function imagesOf({ questoes, redacao, referencias }: Outline) {
  const named = [
    ...referencias.map(({ imagem }, index) => ({ path: ['referencias', index], imagem })),
    ...questoes.flatMap(({ alternativas }, index) =>
      alternativas.map(({ imagem }, at) => ({
        path: ['questoes', index, 'alternativas', at],
        imagem,
      })),
    ),
    ...redacao.flatMap(({ textos }, index) =>
      textos.map(({ imagem }, at) => ({ path: ['redacao', index, 'textos', at], imagem })),
    ),
  ]
  return named.flatMap(({ path, imagem }) => (imagem ? [{ path, name: imagem }] : []))
}

/** The image, or the reason why it is not accepted. */
async function readOne(name: string, readImage: ReadImage): Promise<ExamImage | string> {
  let content: Uint8Array
  try {
    content = await readImage(name)
  } catch (error) {
    return isMissing(error) ? 'não foi encontrada' : `não pôde ser lida (${reasonOf(error)})`
  }
  return examImageOf(content) ?? 'está danificada ou não é PNG, JPEG, WebP ou SVG'
}

/** Reads the format and size from the bytes; undefined if the format is none that browsers show. */
function examImageOf(content: Uint8Array): ExamImage | undefined {
  try {
    const { type = '', width, height } = imageSize(content)
    const extension = EXTENSIONS[type]
    const [largura, altura] = [Math.round(width), Math.round(height)]
    return extension && largura > 0 && altura > 0
      ? { content, extension, largura, altura }
      : undefined
  } catch {
    // imageSize throws for unreadable content.
    return undefined
  }
}
