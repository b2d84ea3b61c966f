/** The server cannot start, or a command cannot do its work. The message is a sentence for people. */
export class StartError extends Error {
  override name = 'StartError'
}
