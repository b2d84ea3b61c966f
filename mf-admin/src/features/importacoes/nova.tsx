import type { ImportacaoIniciada } from '@rumo/contract'
import { Button, Field, TextField, useForm } from '@rumo/shared-ui'
import { useState } from 'react'
import { nomeOfFile } from '../../shared/envio/envio.rules.ts'
import { useUnsaved } from '../../shared/use-unsaved.ts'
import { beginImportacao } from './importacoes.calls.ts'
import { parear, type Par } from './arquivos.ts'
import styles from './nova.module.css'
import { problemOfSlot, Slot, useSlot } from './slot.tsx'
import { useEntrada } from './use-entrada.ts'
import { GABARITO_DIGITADO } from './importacoes.words.ts'

interface NovaProps {
  /** The server has begun to read it, or has read it; `isLast` where no other one waits in the form. */
  onBegun: (iniciada: ImportacaoIniciada, isLast: boolean) => void
}

/** As the call `begin` names them, from the first to the last. */
const NAMES = ['url_arquivo', 'url_gabarito', 'gabarito', 'nome'] as const

/** Takes a booklet and its key, however they come, and has them read; further booklets wait for their turn. */
export function Nova({ onBegun }: NovaProps) {
  const { form, caderno, gabarito, texto, setTexto, nome, setNome, waiting, take } =
    useNova(onBegun)
  const paste = (key: string) => {
    form.forgive('gabarito')
    setTexto(key)
  }
  const { isOver, props } = useEntrada({ onFiles: take, onGabarito: paste })
  return (
    <form className={styles.nova} {...form.props}>
      <div className={styles.drop} data-over={isOver} {...props}>
        <p className={styles.hint}>
          Solte aqui o caderno e o gabarito em PDF, cole com Ctrl+V ou escolha os arquivos, de até
          50&nbsp;MB cada. O arquivo de uma prova (.zip ou .json) também serve.
        </p>
        <Slot label="Caderno de questões" slot={caderno} {...form.field('url_arquivo')} />
        <Slot label="PDF do gabarito" optional slot={gabarito} {...form.field('url_gabarito')} />
      </div>
      <div className={styles.fields}>
        <TextField
          {...GABARITO_DIGITADO}
          className={styles.wide}
          value={texto}
          onChange={({ target }) => setTexto(target.value)}
          {...form.field('gabarito')}
        />
        <Field
          label="Nome da prova"
          aria-required
          value={nome}
          onChange={({ target }) => setNome(target.value)}
          {...form.field('nome')}
        />
      </div>
      {waiting.length > 0 && (
        <p className={styles.hint}>
          Depois desta: {waiting.map((par) => par.caderno.name).join(', ')}.
        </p>
      )}
      <div>
        <Button type="submit" aria-disabled={form.isPending}>
          {form.isPending ? 'Enviando…' : 'Ler a prova'}
        </Button>
      </div>
    </form>
  )
}

/** What is in the form, and what becomes of it. */
function useNova(onBegun: NovaProps['onBegun']) {
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
