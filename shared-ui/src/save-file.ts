/** How long a browser may take to begin. */
const SAVED_FOR_MS = 60_000

/** Has the browser keep a file under a name. */
export function saveFile(file: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), SAVED_FOR_MS)
}
