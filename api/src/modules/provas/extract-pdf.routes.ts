import { MAX_BYTES_DO_ENVIO, provas } from '@rumo/contract'
import { provasSchemas } from '@rumo/contract/schemas/provas'
import { always, AppError } from '../../errors.ts'
import type { ReceivedFile } from '../../infra/files/receive-file.ts'
import type { Register } from '../../module-context.ts'
import { registerUpload } from '../../plugins/upload-calls.ts'
import { readForm } from '../../plugins/uploads.ts'
import { whileThere } from '../../plugins/while-there.ts'
import { extractPdfService } from './extract-pdf.service.ts'

/** 413: a PDF, or a typed key, is too long. */
class ProvaTooLongError extends always(AppError, 413, {
  icone: 'warning',
  titulo: 'Arquivo grande demais',
  mensagem: 'Um PDF pode ter até 50 MB, um gabarito digitado até 64 KB.',
  codigo: 'arquivo_grande_demais',
}) {}

export const register: Register = (app, context) => {
  const service = extractPdfService(context)
  registerUpload(
    app,
    provas.extractPdf,
    provasSchemas.extractPdf,
    { tag: 'Provas', summary: 'Lê as questões do PDF de uma prova, com seu gabarito' },
    async (request, type) => {
      const received: ReceivedFile[] = []
      try {
        const { first, files, texts } = await readForm(request, {
          form: provas.extractPdf.form,
          type,
          maxBytes: MAX_BYTES_DO_ENVIO.pdf,
          tooLong: new ProvaTooLongError(),
          async keep(file) {
            const one = await service.receive(file)
            received.push(one)
            return one
          },
        })
        const gabarito = texts.get('gabarito')?.trim() || null
        const given = { prova: first, arquivoDoGabarito: files.get('gabarito'), gabarito }
        const dados = await whileThere(request, (signal) => service.read(given, signal))
        return { dados, icone: 'success', titulo: 'Prova lida', mensagem: 'Confira as questões.' }
      } finally {
        for (const file of received) await file.discard()
      }
    },
  )
}
