import { readdir, readFile } from 'node:fs/promises'
import { nameArquivoDosLugares } from '../questoes/lugar-no-pdf.ts'
import { bumpContentVersion } from '../../infra/cache/content-version.ts'
import { openLedger } from './ledger.ts'
import type { SeedTarget } from './load-exam.ts'

/** Where `npm run booklets` puts the PDFs of the demonstration exams. */
export const BOOKLETS = new URL('./demo/provas/', import.meta.url)

const FIELDS = { prova: 'url_arquivo', gabarito: 'url_gabarito' } as const
export const BOOKLET_KINDS = ['prova', 'gabarito'] as const
export type BookletKind = (typeof BOOKLET_KINDS)[number]

/** The file name of an exam's booklet, or of its key, in the folder BOOKLETS. */
export function bookletName(chave: string, kind: BookletKind): string {
  return `${chave}-${kind}.pdf`
}

/**
 * Gives a loaded exam its PDFs, each only once, also if the exam was loaded by a release that had no PDFs. A PDF that a
 * person chose stays, and one that a person removed is not added again.
 */
export async function attachBooklets(target: SeedTarget, chave: string): Promise<void> {
  const made = await readdir(BOOKLETS)
  for (const kind of BOOKLET_KINDS) {
    const name = bookletName(chave, kind)
    const idProva = await provaWithout(target, chave, kind)
    // An exam that is still being written has no PDFs yet.
    if (idProva === undefined || !made.includes(name)) continue
    const content = await readFile(new URL(name, BOOKLETS))
    await attach(target, { key: keyOf(chave, kind), field: FIELDS[kind], idProva, content })
  }
}

function keyOf(chave: string, kind: BookletKind): string {
  return `${FIELDS[kind]}:${chave}`
}

/** The id of the exam's prova, if that exists and never got this PDF. */
async function provaWithout(
  { db }: SeedTarget,
  chave: string,
  kind: BookletKind,
): Promise<number | undefined> {
  const prova = await db
    .selectFrom('demonstracao as d')
    .innerJoin('provas as p', 'p.id', 'd.id_registro')
    .leftJoin('demonstracao as got', (join) => join.on('got.chave', '=', keyOf(chave, kind)))
    .select('p.id')
    .where('d.chave', '=', `prova:${chave}`)
    .where('got.chave', 'is', null)
    .executeTakeFirst()
  return prova?.id
}

interface Attachment {
  key: string
  field: (typeof FIELDS)[BookletKind]
  idProva: number
  content: Uint8Array
}

async function attach(
  { db, storage }: SeedTarget,
  { key, field, idProva, content }: Attachment,
): Promise<void> {
  const url = `arquivos/${await storage.save('provas', 'pdf', content)}`
  await db.transaction().execute(async (trx) => {
    // The ledger is asked again under its lock, because another server may have attached the PDF meanwhile.
    const ledger = await openLedger(trx)
    await ledger.ensure('provas', key, {
      async insert() {
        await trx
          .updateTable('provas')
          .set({ [field]: url })
          .where('id', '=', idProva)
          .where(field, 'is', null)
          .execute()
        await nameArquivoDosLugares(trx, idProva)
        await bumpContentVersion(trx)
        return idProva
      },
    })
  })
}
