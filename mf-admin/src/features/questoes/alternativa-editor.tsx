import { letraEm } from '@rumo/contract'
import { Bubble, VisuallyHidden } from '@rumo/shared-ui'
import { Alca } from '../../shared/editor/alca.tsx'
import styles from '../../shared/editor/editor.module.css'
import text from '../../shared/text.module.css'
import { Ferramentas } from '../../shared/editor/ferramentas.tsx'
import { ImagemField, ImagemWays } from '../../shared/editor/imagem-field.tsx'
import { useImagem } from '../../shared/editor/use-imagem.ts'
import type { useMover } from '../../shared/editor/use-mover.ts'
import { offersEnvios } from '../../shared/envio/use-upload.ts'
import { useSolta } from '../../shared/envio/use-solta.ts'
import { TextoField } from '../../shared/texto/texto-field.tsx'
import type { AlternativaRascunho } from './questao-rascunho.ts'
import { useComentario } from './use-comentario.ts'

interface AlternativaEditorProps {
  alternativa: AlternativaRascunho
  index: number
  errors: Readonly<Record<string, string>>
  handle: ReturnType<ReturnType<typeof useMover>['handleOf']>
  onMark: () => void
  onChange: (mudancas: Partial<AlternativaRascunho>) => void
  /** Null if there must not be fewer alternatives. */
  onRemove: (() => void) | null
  resolveArquivo: (url: string) => string
}

/** One alternative: its bubble, its text or image, its tools, and the comment on why it is wrong. */
export function AlternativaEditor(props: AlternativaEditorProps) {
  const { alternativa, index, errors, handle, onMark, onChange, onRemove } = props
  const letra = letraEm(index)
  const path = `alternativas.${index}`
  const envio = useImagem(onChange)
  const comentario = useComentario(alternativa)
  const image = { imagem: alternativa, envio, onChange }
  const field = (campo: 'texto' | 'comentario') => ({
    value: alternativa[campo],
    onChange: ({ target }: { target: { value: string } }) => onChange({ [campo]: target.value }),
    name: `${path}.${campo}`,
    error: errors[`${path}.${campo}`],
  })
  return (
    <li className={styles.marked} {...useSolta(offersEnvios() ? envio.send : null)}>
      <Marca index={index} correta={alternativa.correta} onMark={onMark} />
      <div className={styles.fields}>
        <TextoField
          label={`Alternativa ${letra}`}
          required={alternativa.url_imagem === ''}
          rows={2}
          isWide
          {...field('texto')}
        />
        <Ferramentas label={`Ferramentas da ${letra}`}>
          <Alca of={`alternativa ${letra}`} {...handle} />
          <ImagemWays {...image} of={`da alternativa ${letra}`} />
          {comentario.mayOpen && (
            <button
              type="button"
              className={text.way}
              onClick={(event) => comentario.open(event, `${path}.comentario`)}
            >
              Por que está errada<VisuallyHidden> a alternativa {letra}</VisuallyHidden>
            </button>
          )}
          {onRemove && (
            <button type="button" className={styles.remove} onClick={onRemove}>
              Tirar<VisuallyHidden> alternativa {letra}</VisuallyHidden>
            </button>
          )}
        </Ferramentas>
        <ImagemField {...image} path={path} errors={errors} resolveArquivo={props.resolveArquivo} />
        {comentario.isShown && (
          <TextoField
            label={`Por que a ${letra} está errada`}
            rows={2}
            isWide
            onFocus={comentario.onFocus}
            {...field('comentario')}
          />
        )}
      </div>
    </li>
  )
}

interface MarcaProps extends Pick<AlternativaEditorProps, 'index' | 'onMark'> {
  correta: boolean
}

const Marca = ({ index, correta, onMark }: MarcaProps) => (
  <label className={styles.mark}>
    <input
      type="radio"
      name="correta"
      checked={correta}
      onChange={onMark}
      aria-label={`A certa é a ${letraEm(index)}`}
    />
    <Bubble
      letra={letraEm(index)}
      tamanho={40}
      ordem={index}
      estado={correta ? 'escolhida' : 'livre'}
    />
  </label>
)
