import { provas } from '@rumo/contract'
import { provasSchemas } from '@rumo/contract/schemas/provas'
import type { FastifyInstance } from 'fastify'
import { NotImplementedError } from '../../errors.ts'
import { registerCall } from '../../plugins/calls.ts'

export function extractPdfRoutes(app: FastifyInstance): void {
  registerCall(
    app,
    provas.extractPdf,
    provasSchemas.extractPdf,
    { tag: 'Provas', summary: 'Ainda não lê as questões de um PDF: responde 501' },
    () =>
      Promise.reject(
        new NotImplementedError('A leitura das questões de um PDF ainda não está disponível.'),
      ),
  )
}
