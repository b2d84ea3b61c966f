import { writeFile } from 'node:fs/promises'
import { FONTS_FOLDER, servedFonts } from '../fonts/served-fonts.ts'
import { expectNoArguments, runCommand } from '../start/terminal.ts'

// Writes the fonts of the site, which are committed: npm run fonts
await runCommand(async () => {
  expectNoArguments()
  for (const [file, content] of await servedFonts()) {
    await writeFile(new URL(file, FONTS_FOLDER), content)
    console.log(`${file}: ${content.length} bytes`)
  }
})
