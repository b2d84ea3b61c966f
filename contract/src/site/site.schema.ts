import { z } from 'zod'
import { apiServer } from './api-server.schema.ts'
import { EXTENSOES } from '../calls/extensoes.ts'

/** A host that a Content-Security-Policy accepts: no `;`, which would begin another directive, no `*`, no IPv6. */
const HOST = /^[a-z\d-]+(?:\.[a-z\d-]+)*$/
const httpUrl = z.url({
  protocol: /^https?$/,
  hostname: HOST,
  error: ({ input }) =>
    `${input === undefined ? 'falta: ' : ''}deve ser um endereço http ou https, como https://colegio.exemplo.br/vestibular`,
})
const siteUrl = httpUrl.refine((url) => url.endsWith('/'), {
  error: 'deve terminar com uma barra, como https://administracao.exemplo.br/rumo/',
})
const origin = z.string().refine(isOrigin, {
  error: 'deve ser uma origem, como https://arquivos.exemplo.br, sem caminho nem barra no fim',
})
const logo = z.string().refine(isPicture, {
  error: 'deve ser um endereço http, https ou data:image, ou relativo ao do site',
})

function isOrigin(text: string): boolean {
  return httpUrl.safeParse(text).success && new URL(text).origin === text
}

function isPicture(url: string): boolean {
  return !URL.canParse(url) || url.startsWith('data:image/') || httpUrl.safeParse(url).success
}

export const faculdade = z.strictObject({
  nome: z.string().min(1),
  /** The second, smaller line of the college's word mark. */
  complemento: z.string().optional(),
  /** The college's logo; without one, a plain mark is drawn beside the name. */
  url_logo: logo.optional(),
  /** The college's page about the entrance exam. */
  url_vestibular: httpUrl,
  /** The page on which candidates register for the exam. */
  url_inscricao: httpUrl,
  contato: z.string().min(1),
})

const fields = z.strictObject({
  /**
   * The API's address: absolute, or relative to the site's origin. Without it, the rule of docs/product/calls.md
   * chooses between the local server and `api_hospedada`.
   */
  api: z
    .union([z.string().regex(/^\/(?!\/)/), httpUrl], {
      error:
        'deve ser um caminho do site, como /api/, ou um endereço http ou https, como https://api.exemplo.br/',
    })
    .optional(),
  api_hospedada: httpUrl.optional(),
  /** What the API has beyond section 7; by default everything. */
  extensoes: z.array(z.enum(EXTENSOES)).default(() => [...EXTENSOES]),
  /**
   * Other origins whose exam PDFs and pictures are shown inside the page, as https://arquivos.exemplo.br. The page's
   * security policy allows reading and embedding them.
   */
  origens_de_arquivos: z.array(origin).optional(),
  /**
   * The API servers that nginx passes requests to, as `address:port`; several must share one database. Only for the web
   * server: no page contains them. By default 127.0.0.1:3000, where the API listens when `PORT` is not set.
   */
  servidores_da_api: z.array(apiServer).min(1).optional(),
  /** The remotes that this site leaves out because another site serves them; the shell and the other remotes stay. */
  sem_remotos: z.array(z.string().min(1)).optional(),
  /**
   * The address of the site with the back office, where this site has none. Administrators are led there and sign in
   * there.
   */
  url_da_administracao: siteUrl.optional(),
  /**
   * Whether browsers may install the site and keep it for offline use; true by default. With false, browsers also
   * delete the installed copy on their next visit with a network.
   */
  sem_internet: z.boolean().optional(),
  faculdade,
})

export const siteSettings = fields.refine(({ api, api_hospedada }) => api ?? api_hospedada, {
  path: ['api'],
  error: 'api ou api_hospedada precisa dizer onde está a API',
})
