import { readExtractArguments } from '../extract/arguments.ts'
import { extract } from '../extract/extract-exam.ts'
import { reportOf } from '../extract/extraction-report.ts'
import { runCommand } from '../start/terminal.ts'

// Turns a booklet's PDF into an exam file to review: npm run extract -- prova.pdf --gabarito chave.pdf
await runCommand(async ({ calledIn }) => {
  const output = {
    write: (text: string) => process.stdout.write(text),
    say: (text: string) => console.error(text),
  }
  output.say(
    reportOf(
      await extract(readExtractArguments(process.argv.slice(2), calledIn), calledIn, output),
    ),
  )
})
