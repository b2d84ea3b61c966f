import { once } from 'node:events'
import { frameHead } from './frames.ts'
import { MAX_BYTES_DO_RESULTADO, type MensagemDeLeitura } from './protocolo.ts'

const CADERNO_LONGO = 'Este PDF tem texto demais para uma prova: envie só o caderno de questões.'

/** Sends a message with its bytes, and waits if the receiver is slower. */
export async function send(
  message: MensagemDeLeitura,
  body: Uint8Array = Buffer.alloc(0),
): Promise<void> {
  process.stdout.write(frameHead(message, body.byteLength))
  if (!process.stdout.write(body)) await once(process.stdout, 'drain')
}

/** Sends the result, or a refusal if the result is longer than an exam can be. */
export async function sendResult(result: object): Promise<void> {
  const json = Buffer.from(JSON.stringify(result))
  if (json.byteLength > MAX_BYTES_DO_RESULTADO) {
    await send({ tipo: 'recusa', mensagem: CADERNO_LONGO })
  } else await send({ tipo: 'resultado' }, json)
}
