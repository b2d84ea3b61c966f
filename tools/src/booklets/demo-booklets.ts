import { BOOKLET_KINDS, bookletName, type CheckedExam, readDemoExams } from '@rumo/api'
import { type Assets, readAssets } from './assets.ts'
import { gabaritoOf } from './booklet-gabarito.ts'
import { dataUrls } from './images.ts'
import { type Printed, sha256 } from './manifest.ts'
import { PRINTING } from './print-booklet.ts'
import { provaOf } from './prova.ts'

/** A PDF that `npm run booklets` makes. */
export interface Booklet extends Printed {
  /** The HTML page to print. */
  document: string
}

/** The booklet and the key of every demonstration exam. */
export async function demoBooklets(): Promise<Booklet[]> {
  const [assets, exams] = await Promise.all([readAssets(), readDemoExams()])
  return exams.flatMap((exam) =>
    BOOKLET_KINDS.map((kind) => {
      const document = DOCUMENTS[kind](exam, assets)
      return {
        name: bookletName(exam.exam.chave, kind),
        document,
        source: sha256(JSON.stringify(PRINTING) + document),
      }
    }),
  )
}

// Each page holds the exam, its figures, the fonts and the styles, so that a change of any of these changes its hash.
const DOCUMENTS = {
  prova: ({ exam, images }: CheckedExam, assets: Assets) =>
    provaOf(exam, dataUrls(images, assets.figureFonts), assets),
  gabarito: ({ exam }: CheckedExam, assets: Assets) => gabaritoOf(exam, assets),
}
