import { z } from 'zod'

const httpUrl = z.url({ protocol: /^https?$/ })
const origin = httpUrl.refine((url) => new URL(url).origin === url, {
  error: 'deve ser uma origem, como https://arquivos.exemplo.br, sem caminho nem barra no fim',
})

export const faculdade = z.strictObject({
  nome: z.string().min(1),
  /** The second, smaller line of its word mark. */
  complemento: z.string().optional(),
  /** Its own logo; without one a plain mark is drawn beside the name. */
  url_logo: z.string().optional(),
  /** Its page about the entrance exam. */
  url_vestibular: httpUrl,
  /** Where one registers for the exam. */
  url_inscricao: httpUrl,
  /** Whom to ask. */
  contato: z.string().min(1),
})

const fields = z.strictObject({
  /**
   * The API's address: absolute, or relative to the site's origin. Without it the rule of
   * docs/product.md section 7 decides between the local server and `api_hospedada`.
   */
  api: z.union([z.string().regex(/^\/(?!\/)/), httpUrl]).optional(),
  api_hospedada: httpUrl.optional(),
  /** What the API has beyond section 7. */
  extensoes: z.array(z.enum(['materias', 'sorteios'])),
  /**
   * Other origins whose exam PDFs open inside the page, as https://arquivos.exemplo.br; the page's policy
   * lets it read and embed what they serve.
   */
  origens_de_arquivos: z.array(origin).optional(),
  faculdade,
})

export const siteSettings = fields.refine(({ api, api_hospedada }) => api ?? api_hospedada, {
  path: ['api'],
  error: 'api ou api_hospedada precisa dizer onde está a API',
})
