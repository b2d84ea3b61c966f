import { envios, MAX_BYTES_DO_ENVIO } from '@rumo/contract'
import { enviosSchemas } from '@rumo/contract/schemas/envios'
import type { Register } from '../../module-context.ts'
import { registerUpload } from '../../plugins/upload-calls.ts'
import { readForm } from '../../plugins/uploads.ts'
import { FileTooLongError } from './envios.errors.ts'
import { keepEnvio } from './envios.service.ts'

export const register: Register = (app, { storage }) => {
  registerUpload(
    app,
    envios.create,
    enviosSchemas.create,
    {
      tag: 'Envios',
      summary:
        'Guarda um PDF, o arquivo de uma prova (.json ou .zip, até 50 MB) ou uma imagem (PNG, JPEG ou WebP, até 10 MB)',
    },
    async (request, type) => {
      const { first } = await readForm(request, {
        form: envios.create.form,
        type,
        maxBytes: MAX_BYTES_DO_ENVIO.pdf,
        tooLong: new FileTooLongError(),
        keep: (file) => keepEnvio(storage, file),
      })
      const mensagem = 'Arquivo enviado com sucesso.'
      return { dados: first, icone: 'success', titulo: 'Arquivo enviado', mensagem }
    },
  )
}
