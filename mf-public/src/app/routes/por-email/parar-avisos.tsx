import { useState } from 'react'
import { stopAvisos } from '../../../features/conta/correio.calls.ts'
import { PorBotao } from './por-botao.tsx'

/** The screen that a mail links to for stopping more mails of its kind. */
export function PararAvisos() {
  const [isDone, setIsDone] = useState(false)
  return (
    <PorBotao
      titulo="Parar de receber avisos"
      texto={
        isDone
          ? 'Pronto: não mandamos mais esse aviso. Em Minha conta você pode pedir de novo.'
          : 'Hoje você recebe um e-mail quando uma redação sua é corrigida.'
      }
      acao={isDone ? null : ['Parar de receber', 'Parando…']}
      act={async (chave) => {
        await stopAvisos(chave)
        setIsDone(true)
      }}
    />
  )
}
