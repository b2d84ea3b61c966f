interface Client {
  /** The client's own list of open requests, which collects each body as text. Another version may do it otherwise. */
  pipelinedRequests: { addBody?: (part: Buffer) => void }
}

/**
 * Makes a client of autocannon leave the bodies of answers unread. By default it makes a text of each, which nothing
 * here looks at: for a compressed body that takes three times as long as the server takes for the answer, so the
 * client would be measured instead.
 */
function leaveBodiesUnread({ pipelinedRequests }: Client): void {
  if (typeof pipelinedRequests.addBody !== 'function') {
    throw new TypeError('This version of autocannon collects bodies in another way.')
  }
  pipelinedRequests.addBody = () => {}
}

// autocannon requires the function as a CommonJS module.
export { leaveBodiesUnread as 'module.exports' }
