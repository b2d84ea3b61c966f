import { buffer } from 'node:stream/consumers'
import type { CadernoDeExame, NovaProvaImportada, ProvaImportada } from '@rumo/contract'
import { StaleVersionError } from '../../errors.ts'
import { checkExamFile, type CheckedExam } from '../../domain/exames/check-exam.ts'
import type { StoredImage } from '../../domain/seed/insert-exam.ts'
import type { Storage } from '../../infra/files/storage.ts'
import { keyIn, ownKeyIn } from '../../infra/files/file-keys.ts'
import { exameDoRascunho } from './exame-do-rascunho.ts'
import { NotInReviewError } from './importacoes.errors.ts'
import type { ProvaImportadaRepository } from './prova-importada.repository.ts'
import { refuseUnfinished } from './refuse-rascunho.ts'

/** How many bytes of an image are read to find its kind and its size. */
const HEAD_BYTES = 262_144

interface Dependencies {
  repository: ProvaImportadaRepository
  storage: Storage
}

/** Turns a draft into a prova, by the rules of an exam file. */
export function provaImportadaService({ repository, storage }: Dependencies) {
  return {
    /**
     * Throws an UnfinishedError with every part that is not approved or not valid, and the errors of the repository.
     */
    async finish(id: number, nova: NovaProvaImportada, autor: number): Promise<ProvaImportada> {
      const found = await repository.findRascunho(id)
      if (found.estado !== 'em_revisao') throw new NotInReviewError()
      if (found.versao !== nova.versao) throw new StaleVersionError()
      const file = exameDoRascunho(found.rascunho, nova)
      const checked = await checkExamFile(file, nova.nome, (name) => readHead(storage, name))
      refuseUnfinished(found.rascunho, 'problems' in checked ? checked.problems : [])
      if ('problems' in checked) throw new Error('A draft with problems was not refused')
      const { id_vestibular, versao } = nova
      const files = {
        url_arquivo: pdfAt(found.url_arquivo),
        url_gabarito: pdfAt(found.url_gabarito),
      }
      const own = { ...files, id_vestibular, publicada: false }
      const exam = withNamed(checked.exam, found.rascunho)
      return repository.finish(id, { versao, exam, images: imagesOf(checked), own }, autor)
    },

    undo: (id: number, autor: number) => repository.undo(id, autor),
  }
}

/** Leaves out references that no question uses, because no screen would show them. */
function withNamed(exam: CheckedExam['exam'], { questoes }: CadernoDeExame): CheckedExam['exam'] {
  const named = new Set(questoes.flatMap(({ referencias }) => referencias))
  return { ...exam, referencias: exam.referencias.filter(({ id }) => named.has(id)) }
}

function imagesOf({ images }: CheckedExam): Map<string, StoredImage> {
  const named = [...images].map(([address, { largura, altura }]): [string, StoredImage] => {
    return [address, { url_imagem: addressOf(address), largura, altura }]
  })
  return new Map(named)
}

/** The address, if it is that of a PDF: an import from an exam file has no booklet. */
function pdfAt(address: string | null): string | null {
  return address !== null && keyIn(address)?.endsWith('.pdf') ? addressOf(address) : null
}

/** The address of a file of ours, in the form that records use. */
const addressOf = (address: string) => `arquivos/${keyIn(address) ?? ''}`

/** The first bytes of a stored image; fails with ENOENT when there is no such image. */
async function readHead(storage: Storage, address: string): Promise<Uint8Array> {
  const key = ownKeyIn(address)
  const file = key === undefined ? undefined : await storage.find(key)
  if (!file) throw Object.assign(new Error('No such image'), { code: 'ENOENT' })
  if (file.size === 0) return new Uint8Array()
  return buffer(await file.open({ start: 0, end: Math.min(file.size, HEAD_BYTES) - 1 }))
}
