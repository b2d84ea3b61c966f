import type { ImportacaoIniciada } from '@rumo/contract'
import { ApiError } from '@rumo/shared-auth'
import { alertFailure, Button, Field, TextField } from '@rumo/shared-ui'
import { useState, type FormEvent } from 'react'
import { nomeOfFile } from '../../shared/envio/rules.ts'
import { useUnsaved } from '../../shared/use-unsaved.ts'
import { beginImportacao } from './api.ts'
import { parear, type Par } from './arquivos.ts'
import styles from './nova.module.css'
import { Slot, useSlot } from './slot.tsx'
import { useEntrada } from './use-entrada.ts'

interface NovaProps {
  /** The server has begun to read it. */
  onBegun: (iniciada: ImportacaoIniciada) => void
}

/** Takes a booklet and its key, however they come, and has them read; further booklets wait for their turn. */
export function Nova({ onBegun }: NovaProps) {
  const {
    caderno,
    gabarito,
    texto,
    setTexto,
    nome,
    setNome,
    espera,
    take,
    begin,
    isPending,
    falta,
  } = useNova(onBegun)
  const { isOver, props } = useEntrada({ onFiles: take, onGabarito: setTexto })
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    void begin()
  }
  return (
    <form className={styles.nova} noValidate onSubmit={onSubmit}>
      <div className={styles.drop} data-over={isOver} {...props}>
        <p className={styles.hint}>
          Solte aqui o caderno e o gabarito em PDF, cole com Ctrl+V, ou escolha. O arquivo de uma
          prova (.zip ou .json) também serve. Até 50&nbsp;MB cada.
        </p>
        <Slot label="Caderno de questões" slot={caderno} />
        <Slot label="PDF do gabarito" optional slot={gabarito} />
      </div>
      <div className={styles.fields}>
        <TextField
          label="Gabarito digitado ou colado"
          name="gabarito"
          rows={3}
          className={styles.wide}
          hint="Como 1 D 2 C 3 ANULADA. Vale no lugar do PDF do gabarito."
          value={texto}
          onChange={({ target }) => setTexto(target.value)}
        />
        <Field
          label="Nome da prova"
          name="nome"
          aria-required
          value={nome}
          onChange={({ target }) => setNome(target.value)}
        />
      </div>
      {espera.length > 0 && (
        <p className={styles.hint}>
          Depois desta: {espera.map((par) => par.caderno.name).join(', ')}.
        </p>
      )}
      <p role="alert" className={styles.falta}>
        {falta}
      </p>
      <div>
        <Button type="submit" aria-disabled={isPending}>
          {isPending ? 'Enviando…' : 'Ler a prova'}
        </Button>
      </div>
    </form>
  )
}

/** What is in the form, and what becomes of it. */
function useNova(onBegun: NovaProps['onBegun']) {
  const [nome, setNome] = useState('')
  const [texto, setTexto] = useState('')
  const [espera, setEspera] = useState<readonly Par[]>([])
  const [isPending, setIsPending] = useState(false)
  const [falta, setFalta] = useState('')
  const caderno = useSlot(['pdf', 'exame'], ({ nome: file }) => {
    setFalta('')
    setNome((now) => now || nomeOfFile(file))
  })
  const gabarito = useSlot('pdf')
  useUnsaved(
    () => caderno.isSending || gabarito.isSending || caderno.recebido !== null || espera.length > 0,
  )
  const isFull = caderno.recebido !== null || caderno.isSending

  const open = (par: Par | undefined) => {
    setNome('')
    setTexto('')
    gabarito.clear()
    caderno.clear()
    if (!par) return
    caderno.put(par.caderno)
    if (par.gabarito) gabarito.put(par.gabarito)
  }
  const take = (files: readonly File[]) => {
    const { pares, gabarito: alone } = parear(files)
    const [first, ...rest] = pares
    if (alone) gabarito.put(alone)
    if (!first) return
    if (isFull) {
      setEspera([...espera, ...pares])
      return
    }
    caderno.put(first.caderno)
    if (first.gabarito) gabarito.put(first.gabarito)
    setEspera([...espera, ...rest])
  }
  const begin = async () => {
    if (isPending) return
    const { recebido } = caderno
    if (caderno.isSending || gabarito.isSending) return setFalta('Espere o envio terminar.')
    if (!recebido) return setFalta('Escolha o caderno de questões.')
    if (nome.trim() === '') return setFalta('Escreva o nome da prova.')
    setFalta('')
    setIsPending(true)
    try {
      const { dados } = await beginImportacao({
        nome: nome.trim(),
        url_arquivo: recebido.url,
        ...(texto.trim() === ''
          ? gabarito.recebido && { url_gabarito: gabarito.recebido.url }
          : { gabarito: texto.trim() }),
      })
      open(espera[0])
      setEspera(espera.slice(1))
      onBegun(dados)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      await alertFailure(error)
    } finally {
      setIsPending(false)
    }
    return undefined
  }
  return {
    caderno,
    gabarito,
    texto,
    setTexto,
    nome,
    setNome,
    espera,
    take,
    begin,
    isPending,
    falta,
  }
}
