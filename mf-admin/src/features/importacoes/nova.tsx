import { Button, Field, TextField } from '@rumo/shared-ui'
import styles from './nova.module.css'
import { Slot } from './slot.tsx'
import { useEntrada } from './use-entrada.ts'
import { GABARITO_DIGITADO } from './importacoes.words.ts'
import { type OnBegun, useNova } from './use-nova.ts'

/**
 * The form that starts an import from a booklet and its answer key, which can be dropped, pasted or chosen. Further
 * booklets wait in a queue.
 */
export function Nova({ onBegun }: { onBegun: OnBegun }) {
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
          isWide
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
