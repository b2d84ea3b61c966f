/** Why the server cannot start, or a command not do its work; the message is a sentence for people. */
export class StartError extends Error {
  override name = 'StartError'
}
