import { TextField } from '@rumo/shared-ui'
import { EnvioStatus } from '../envio/envio-status.tsx'
import { FileButton } from '../envio/file-button.tsx'
import { offersEnvios } from '../envio/use-upload.ts'
import styles from './imagem-field.module.css'
import text from '../text.module.css'
import { SEM_IMAGEM, type Imagem } from './imagem.ts'
import type { useImagem } from './use-imagem.ts'

interface ImagemProps {
  imagem: Imagem
  envio: ReturnType<typeof useImagem>
  onChange: (mudancas: Partial<Imagem>) => void
}

interface ImagemFieldProps extends ImagemProps {
  /** The path of the part of the record to which the image belongs. The names of its fields begin with it. */
  path: string
  errors: Readonly<Record<string, string>>
  resolveArquivo: (url: string) => string
}

/** An image with its description for users who do not see it. Renders nothing if there is no image. */
export function ImagemField({ imagem, envio, onChange, path, errors, ...props }: ImagemFieldProps) {
  const { url_imagem, descricao } = imagem
  if (url_imagem === '' && envio.envio.estado === 'parado') return null
  return (
    <div className={styles.imagem}>
      {url_imagem !== '' && (
        <>
          <img className={styles.shown} src={props.resolveArquivo(url_imagem)} alt="" />
          <TextField
            label="Descrição da imagem"
            required
            rows={2}
            isWide
            hint="Para quem não vê a imagem, e para quando ela não abre."
            value={descricao}
            onChange={({ target }) => onChange({ descricao: target.value })}
            name={`${path}.descricao`}
            error={errors[`${path}.descricao`]}
          />
        </>
      )}
      <EnvioStatus
        envio={envio.envio}
        name={`${path}.imagem`}
        cancelRef={envio.cancelRef}
        onCancel={envio.cancel}
        onRetry={envio.send}
        error={errors[`${path}.imagem`]}
      />
    </div>
  )
}

interface ImagemWaysProps extends ImagemProps {
  /** To what the image belongs: 'da alternativa B'. */
  of: string
}

export function ImagemWays({ imagem: { url_imagem }, envio, onChange, of }: ImagemWaysProps) {
  const { chooseRef, send } = envio
  return (
    <>
      {offersEnvios() && envio.envio.estado !== 'enviando' && (
        <FileButton ref={chooseRef} tipo="imagem" of={of} onChoose={send}>
          {url_imagem === '' ? 'Usar imagem' : 'Trocar imagem'}
        </FileButton>
      )}
      {url_imagem !== '' && (
        <button type="button" className={text.remove} onClick={() => onChange(SEM_IMAGEM)}>
          Tirar imagem
        </button>
      )}
    </>
  )
}
