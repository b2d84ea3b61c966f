/** How long the address of the file stays valid, which a browser may need to begin the download. */
const SAVED_FOR_MS = 60_000

/** Saves a file through the browser under this name. */
export function saveFile(file: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), SAVED_FOR_MS)
}
