/** The result of a promise, or false after `ms`. */
export async function within(ms: number, promise: Promise<boolean>): Promise<boolean> {
  const late = Promise.withResolvers<boolean>()
  const timer = setTimeout(() => late.resolve(false), ms)
  return Promise.race([promise, late.promise]).finally(() => clearTimeout(timer))
}
