import { FieldError, TextField } from '@rumo/shared-ui'
import { EnvioStatus } from '../envio/envio-status.tsx'
import { FileButton } from '../envio/file-button.tsx'
import { offersEnvios, useEnvio } from '../envio/use-envio.ts'
import { useFocusKept } from '../envio/use-focus-kept.ts'
import styles from './imagem-field.module.css'
import { SEM_IMAGEM, type Imagem } from './imagem.ts'

interface ImagemFieldProps {
  imagem: Imagem
  onChange: (mudancas: Partial<Imagem>) => void
  /** Of what it is: 'da alternativa B'. */
  of: string
  /** Of what it belongs to, in the record: its own fields are below it. */
  path: string
  errors: Readonly<Record<string, string>>
  resolveArquivo: (url: string) => string
}

/** An image with its description for users who do not see it. */
export function ImagemField({ imagem, onChange, of, path, errors, ...props }: ImagemFieldProps) {
  const { envio, send, cancel } = useEnvio('imagem', ({ url_arquivo, largura, altura }) =>
    onChange({ url_imagem: url_arquivo, largura: largura ?? null, altura: altura ?? null }),
  )
  const { chooseRef, cancelRef } = useFocusKept(envio.estado === 'enviando')
  const { url_imagem, descricao } = imagem
  if (url_imagem === '' && !offersEnvios()) return null
  return (
    <div className={styles.imagem}>
      {url_imagem !== '' && (
        <>
          <img className={styles.shown} src={props.resolveArquivo(url_imagem)} alt="" />
          <TextField
            label="Descrição da imagem"
            required
            rows={2}
            className={styles.wide}
            hint="Para quem não vê a imagem, e para quando ela não abre."
            value={descricao}
            onChange={({ target }) => onChange({ descricao: target.value })}
            name={`${path}.descricao`}
            error={errors[`${path}.descricao`]}
          />
        </>
      )}
      <div className={styles.ways}>
        {offersEnvios() && envio.estado !== 'enviando' && (
          <FileButton ref={chooseRef} tipo="imagem" of={of} onChoose={send}>
            {url_imagem === '' ? 'Usar imagem' : 'Trocar imagem'}
          </FileButton>
        )}
        {url_imagem !== '' && (
          <button type="button" className={styles.remove} onClick={() => onChange(SEM_IMAGEM)}>
            Tirar imagem
          </button>
        )}
      </div>
      <EnvioStatus
        envio={envio}
        name={`${path}.imagem`}
        cancelRef={cancelRef}
        onCancel={cancel}
        onRetry={send}
      />
      {envio.estado === 'enviando' && errors[`${path}.imagem`] && (
        <FieldError>{errors[`${path}.imagem`]}</FieldError>
      )}
    </div>
  )
}
