import type { ImportacaoIniciada } from '@rumo/contract'
import { useForm } from '@rumo/shared-ui'
import { useState } from 'react'
import { nomeOfFile } from '../../shared/envio/envio.rules.ts'
import { useUnsaved } from '../../shared/use-unsaved.ts'
import { beginImportacao } from './importacoes.calls.ts'
import { parear, type Par } from './arquivos.ts'
import { problemOfSlot, useSlot } from './slot.tsx'

/** The fields of the call `begin`, in the order in which the form shows them. */
const NAMES = ['url_arquivo', 'url_gabarito', 'gabarito', 'nome'] as const

/** Called once the server has taken an import. `isLast`: no other booklet waits in the form. */
export type OnBegun = (iniciada: ImportacaoIniciada, isLast: boolean) => void

export function useNova(onBegun: OnBegun) {
  const [nome, setNome] = useState('')
  const [texto, setTexto] = useState('')
  const [waiting, setWaiting] = useState<readonly Par[]>([])
  const form = useForm({ names: NAMES, check: () => check(), submit: async () => begin() })
  const caderno = useSlot({
    tipos: ['pdf', 'exame'],
    onChange: () => form.forgive('url_arquivo'),
    onReceived({ nome: file }) {
      form.forgive('nome')
      setNome((now) => now || nomeOfFile(file))
    },
  })
  const gabarito = useSlot({ tipos: 'pdf', onChange: () => form.forgive('url_gabarito') })
  useUnsaved(
    () =>
      caderno.isSending || gabarito.isSending || caderno.recebido !== null || waiting.length > 0,
  )
  const put = (par: Par) => {
    caderno.put(par.caderno)
    if (par.gabarito) gabarito.put(par.gabarito)
  }
  const open = (par: Par | undefined) => {
    setNome('')
    setTexto('')
    gabarito.clear()
    caderno.clear()
    if (par) put(par)
  }
  const take = (files: readonly File[]) => {
    const { pares, gabarito: alone } = parear(files)
    const [first, ...rest] = pares
    if (alone) gabarito.put(alone)
    if (!first) return
    if (caderno.recebido !== null || caderno.isSending) return setWaiting([...waiting, ...pares])
    put(first)
    setWaiting([...waiting, ...rest])
  }
  const check = () => ({
    url_arquivo:
      problemOfSlot(caderno) ?? (caderno.recebido ? undefined : 'Escolha o caderno de questões.'),
    url_gabarito: problemOfSlot(gabarito),
    nome: nome.trim() === '' ? 'Escreva o nome da prova.' : undefined,
  })
  const begin = async () => {
    const { dados } = await beginImportacao({
      nome: nome.trim(),
      url_arquivo: caderno.recebido?.url ?? '',
      ...(texto.trim() === ''
        ? gabarito.recebido && { url_gabarito: gabarito.recebido.url }
        : { gabarito: texto.trim() }),
    })
    open(waiting[0])
    setWaiting(waiting.slice(1))
    onBegun(dados, waiting.length === 0)
  }
  return { form, caderno, gabarito, texto, setTexto, nome, setNome, waiting, take }
}
