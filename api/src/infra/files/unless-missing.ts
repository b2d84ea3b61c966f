/** What the system gives of a file; undefined where it is not there, or goes meanwhile: other servers sweep too. */
export async function unlessMissing<Given>(giving: Promise<Given>): Promise<Given | undefined> {
  try {
    return await giving
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}
