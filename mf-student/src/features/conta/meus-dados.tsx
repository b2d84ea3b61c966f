import { ApiError } from '@rumo/shared-auth'
import { alertFailure, Button, saveFile } from '@rumo/shared-ui'
import { useState } from 'react'
import { readDados } from './conta.calls.ts'
import { Parte } from './parte.tsx'

export function MeusDados() {
  const [isPending, setIsPending] = useState(false)
  const download = async () => {
    if (isPending) return
    setIsPending(true)
    try {
      const dados = JSON.stringify(await readDados(), null, 2)
      saveFile(new Blob([dados], { type: 'application/json' }), 'rumo-meus-dados.json')
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      await alertFailure(error)
    } finally {
      setIsPending(false)
    }
  }
  return (
    <Parte
      titulo="Meus dados"
      texto="Um arquivo com tudo o que o servidor guarda sobre você. Está em JSON, um texto que outros programas sabem ler."
    >
      <Button variant="outline" aria-disabled={isPending} onClick={() => void download()}>
        {isPending ? 'Baixando…' : 'Baixar meus dados'}
      </Button>
    </Parte>
  )
}
