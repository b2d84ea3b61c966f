import { createInterface } from 'node:readline/promises'
import { text } from 'node:stream/consumers'
import password from '@inquirer/password'
import { createAdministrador, readConfig } from '@rumo/api'
import { askAccount, readAdminArguments } from '../admin/create-admin.ts'
import { checkDataFolder } from '../start/preflight.ts'
import { runCommand } from '../start/terminal.ts'

// Creates the account of an administrator: npm run admin -- create EMAIL
await runCommand(async () => {
  const given = readAdminArguments(process.argv.slice(2))
  const config = readConfig()
  const account = await askAccount(given, {
    isPerson: process.stdin.isTTY,
    ask,
    askSecret,
    read: () => text(process.stdin),
  })
  await checkDataFolder(config.dataDir)
  const { nome, email } = await createAdministrador(config, { ...account, email: given.email })
  console.log(`${nome} entra como administrador com o e-mail ${email}.`)
})

async function ask(question: string): Promise<string> {
  using terminal = createInterface({ input: process.stdin, output: process.stdout })
  return await terminal.question(`${question} `)
}

async function askSecret(message: string): Promise<string> {
  try {
    // Leaves out the library's own words for hidden input, and its key that shows the password.
    return await password({ message, toggleMask: false, theme: { style: { maskedText: '' } } })
  } catch (cause) {
    // The user pressed Ctrl-C.
    throw new Error('Nada foi criado.', { cause })
  }
}
