import { readAnswer, type TestApi } from './api.ts'

interface Sent {
  content: Uint8Array | string
  token?: string | undefined
  /** The field of the form; by default the right one. */
  field?: string
}

/** A whole form as a browser sends it; a field may have several values. */
export async function formOf(fields: Record<string, Blob | string | Blob[]>) {
  const form = new FormData()
  for (const [field, value] of Object.entries(fields)) {
    for (const each of [value].flat()) form.append(field, each)
  }
  const body = new Response(form)
  const type = body.headers.get('content-type') ?? ''
  return { headers: { 'content-type': type }, payload: Buffer.from(await body.arrayBuffer()) }
}

/** Sends a file to `POST /envios` as a browser's form does, beside another field and with a file name to be ignored. */
export async function sendFile({ app }: TestApi, { content, token, field = 'arquivo' }: Sent) {
  const form = new FormData()
  form.append('nome', 'não é o arquivo')
  form.append(field, new Blob([Buffer.from(content)]), '../../prova.exe')
  const body = new Response(form)
  const answer = await app.inject({
    method: 'POST',
    url: '/envios',
    headers: {
      'content-type': body.headers.get('content-type') ?? '',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    payload: Buffer.from(await body.arrayBuffer()),
  })
  return { status: answer.statusCode, body: readAnswer(answer.body) }
}
