/** How long a call takes, in ms. */
export async function timeOf(ask: () => Promise<void>): Promise<number> {
  const start = performance.now()
  await ask()
  return performance.now() - start
}
