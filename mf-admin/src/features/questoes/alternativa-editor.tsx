import { letraEm } from '@rumo/contract'
import { Bubble } from '@rumo/shared-ui'
import { Alca } from '../../shared/editor/alca.tsx'
import styles from '../../shared/editor/editor.module.css'
import { ImagemField } from '../../shared/editor/imagem-field.tsx'
import { TextoField } from '../../shared/texto/texto-field.tsx'
import type { AlternativaRascunho } from './questao-rascunho.ts'
import type { useMover } from '../../shared/editor/use-mover.ts'

interface AlternativaEditorProps {
  alternativa: AlternativaRascunho
  index: number
  errors: Readonly<Record<string, string>>
  handle: ReturnType<ReturnType<typeof useMover>['handleOf']>
  onMark: () => void
  onChange: (mudancas: Partial<AlternativaRascunho>) => void
  /** Null where there must not be fewer. */
  onRemove: (() => void) | null
  resolveArquivo: (url: string) => string
}

/** One alternative: its handle, its bubble, its text or image, and why it tempts. */
export function AlternativaEditor(props: AlternativaEditorProps) {
  const { alternativa, index, errors, handle, onMark, onChange, onRemove } = props
  const letra = letraEm(index)
  const path = `alternativas.${index}`
  const field = (campo: 'texto' | 'comentario') => ({
    value: alternativa[campo],
    onChange: ({ target }: { target: { value: string } }) => onChange({ [campo]: target.value }),
    name: `${path}.${campo}`,
    error: errors[`${path}.${campo}`],
  })
  return (
    <li className={styles.item}>
      <div className={styles.side}>
        <Marca index={index} correta={alternativa.correta} onMark={onMark} />
        <Alca of={`alternativa ${letra}`} {...handle} />
      </div>
      <div className={styles.fields}>
        <TextoField
          label={`Alternativa ${letra}`}
          required={alternativa.url_imagem === ''}
          rows={2}
          className={styles.wide}
          {...field('texto')}
        />
        <ImagemField
          imagem={alternativa}
          onChange={onChange}
          of={`da alternativa ${letra}`}
          path={path}
          errors={errors}
          resolveArquivo={props.resolveArquivo}
        />
        {!alternativa.correta && (
          <TextoField
            label={`Por que a ${letra} está errada`}
            rows={2}
            className={styles.wide}
            {...field('comentario')}
          />
        )}
        {onRemove && (
          <button type="button" className={styles.remove} onClick={onRemove}>
            Tirar alternativa {letra}
          </button>
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
