/** The result of a file operation; undefined if there is no such file, or another server removes it meanwhile. */
export async function unlessMissing<Given>(giving: Promise<Given>): Promise<Given | undefined> {
  try {
    return await giving
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}
