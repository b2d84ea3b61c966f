/** From this code on an SMTP answer is a permanent failure (RFC 5321 section 4.2.1). */
const FIRST_FINAL_CODE = 500

/** The mail server did not accept a mail. The message leaves out the server's text, which may contain the address. */
export class DeliveryError extends Error {
  override name = 'DeliveryError'
  readonly isFinal: boolean

  constructor(error: unknown) {
    const { code, responseCode } = (error ?? {}) as { code?: unknown; responseCode?: unknown }
    const said = [code, responseCode].filter((each) => each !== undefined).map(String)
    super(`a mail was not taken: ${said.join(' ') || 'for no reason that was given'}`)
    this.isFinal = typeof responseCode === 'number' && responseCode >= FIRST_FINAL_CODE
  }
}
