import type { Importacao, Regiao } from '@rumo/contract'
import type { Alvo } from '@rumo/contract/caderno'
import { IconArrowLeft, IconArrowRight, VisuallyHidden } from '@rumo/shared-ui'
import { useEffect, useId, useRef, useState } from 'react'
import { useImagens } from '../../shared/arquivos/use-imagens.ts'
import styles from './pagina-view.module.css'
import type { Parte } from './paginas.ts'
import { ondeFica, type Ponto } from './regioes.ts'
import { useRolagem } from './use-rolagem.ts'
import { useSelecaoDeRegiao } from './use-selecao-de-regiao.ts'

interface PaginaViewProps {
  paginas: Importacao['paginas']
  pagina: number
  /** Changes whenever a question or theme is opened. Its part of the page is then scrolled into view. */
  passo: number
  onPagina: (pagina: number) => void
  /** The regions of the open question or theme; `textos` are those of its shared texts. */
  proprias: readonly Regiao[]
  textos: readonly Regiao[]
  /** The regions of other questions and themes. A press on one opens it. */
  outras: readonly Parte[]
  onOpen: (alvo: Alvo) => void
  selecao: Regiao | null
  onSelect: (regiao: Regiao | null) => void
  onEnter: () => void
}

/**
 * A page of the booklet as it was printed. The open question or theme is outlined, and parts of the page can be
 * selected.
 */
export function PaginaView(props: PaginaViewProps) {
  const { paginas, pagina, proprias, outras, selecao } = props
  const page = paginas[pagina - 1]
  const { url_imagem = '', largura = 595, altura = 842 } = page ?? {}
  const tamanho = { largura, altura }
  const resolveArquivo = useImagens([url_imagem, paginas[pagina]?.url_imagem ?? ''].filter(Boolean))
  const [isLarge, setIsLarge] = useState(false)
  const hint = useId()
  const here = (regioes: readonly Regiao[]) => regioes.filter((each) => each.pagina === pagina)
  const { passo } = props
  const { box, marco, onde } = useRolagem(here(proprias)[0], { ...tamanho, isLarge, pagina, passo })
  const onPress = (point: Ponto) => {
    const there = outras.find(({ regiao }) => isIn(regiao, point))
    if (there) props.onOpen(there.alvo)
    else selecting.end()
  }
  const selecting = useSelecaoDeRegiao({ ...props, tamanho, regioes: proprias, onPress })
  const { isBegun, hasCorner, begin, end } = selecting
  const shown = selecao?.pagina === pagina ? selecao : null
  return (
    <section className={styles.pagina} aria-label="Página do caderno">
      <div className={styles.bar}>
        <Folhear total={paginas.length} pagina={pagina} onPagina={props.onPagina} />
        <ToggleButton isPressed={isLarge} onClick={() => setIsLarge(!isLarge)}>
          Ampliar
        </ToggleButton>
        <ToggleButton isPressed={isBegun} onClick={isBegun ? end : begin}>
          Selecionar na página
        </ToggleButton>
        {isBegun && (
          <output className={styles.dica}>
            {hasCorner ? 'Agora o canto oposto.' : 'Arraste, ou toque em dois cantos opostos.'}
          </output>
        )}
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by the keyboard */}
      <section ref={box} className={styles.janela} aria-label="Página como saiu" tabIndex={0}>
        <div className={styles.papel} data-large={isLarge}>
          <Folha
            {...{ pagina, tamanho, isBegun, hint, outras }}
            handlers={selecting.props}
            imagem={resolveArquivo(url_imagem)}
            textos={here(props.textos)}
            proprias={here(proprias)}
            selecao={shown}
          />
          <div ref={marco} className={styles.marco} style={onde} />
        </div>
      </section>
      <VisuallyHidden>
        <p id={hint}>{KEYS}</p>
        <output>{shown && `Seleção: ${ondeFica(shown, tamanho)}.`}</output>
      </VisuallyHidden>
    </section>
  )
}

interface FolhaProps extends Pick<PaginaViewProps, 'outras' | 'selecao'> {
  pagina: number
  tamanho: { largura: number; altura: number }
  imagem: string
  isBegun: boolean
  /** The id of the text that explains the keys. */
  hint: string
  handlers: ReturnType<typeof useSelecaoDeRegiao>['props']
  proprias: readonly Regiao[]
  textos: readonly Regiao[]
}

/** The sheet of paper, with the outlines and the selection on it. */
function Folha({ pagina, tamanho, isBegun, hint, handlers, ...on }: FolhaProps) {
  const { largura, altura } = tamanho
  const sheet = useRef<SVGSVGElement>(null)
  useEffect(() => {
    if (isBegun) sheet.current?.focus()
  }, [isBegun])
  return (
    <svg
      ref={sheet}
      className={styles.folha}
      viewBox={`0 0 ${largura} ${altura}`}
      data-begun={isBegun}
      {...(isBegun
        ? { role: 'application', tabIndex: 0, 'aria-describedby': hint }
        : { role: 'img' })}
      aria-label={isBegun ? 'Seleção na página' : `Página ${pagina} do caderno`}
      {...handlers}
    >
      <image href={on.imagem} width={largura} height={altura} />
      {on.outras.map(({ alvo, regiao }) => (
        <Retangulo key={chaveDe(alvo, regiao)} regiao={regiao} de="outra" />
      ))}
      <Retangulos regioes={on.textos} de="texto" />
      <Retangulos regioes={on.proprias} de="propria" />
      {on.selecao && <Retangulo regiao={on.selecao} de="selecao" />}
    </svg>
  )
}

const KEYS =
  'As setas movem a seleção; com Shift, mudam o tamanho; com Ctrl, um ponto de cada vez. Enter pergunta o que ela é, Esc a desfaz.'

const chaveDe = (alvo: Alvo | null, { pagina, x0, y0, x1, y1 }: Regiao) =>
  [alvo?.lista, alvo?.indice, pagina, x0, y0, x1, y1].join(' ')

const isIn = ({ x0, y0, x1, y1 }: Regiao, { x, y }: Ponto) =>
  x >= x0 && x <= x1 && y >= y0 && y <= y1

interface RetanguloProps {
  regiao: Regiao
  de: 'outra' | 'texto' | 'propria' | 'selecao'
}

const Retangulo = ({ regiao: { x0, y0, x1, y1 }, de }: RetanguloProps) => (
  <rect className={styles[de]} x={x0} y={y0} width={x1 - x0} height={y1 - y0} />
)

const Retangulos = ({ regioes, de }: { regioes: readonly Regiao[]; de: RetanguloProps['de'] }) =>
  regioes.map((regiao) => <Retangulo key={chaveDe(null, regiao)} regiao={regiao} de={de} />)

type FolhearProps = Pick<PaginaViewProps, 'pagina' | 'onPagina'> & { total: number }

const Folhear = ({ total, pagina, onPagina }: FolhearProps) => (
  <>
    <Step words="Página anterior" isAt={pagina <= 1} onStep={() => onPagina(pagina - 1)} isBack />
    <span className={styles.where}>
      Página {pagina} de {total}
    </span>
    <Step words="Próxima página" isAt={pagina >= total} onStep={() => onPagina(pagina + 1)} />
  </>
)

interface ToggleButtonProps {
  isPressed: boolean
  onClick: () => void
  children: string
}

const ToggleButton = ({ isPressed, onClick, children }: ToggleButtonProps) => (
  <button type="button" className={styles.way} aria-pressed={isPressed} onClick={onClick}>
    {children}
  </button>
)

interface StepProps {
  words: string
  isAt: boolean
  isBack?: boolean
  onStep: () => void
}

/** At the first or last page the button stays enabled and does nothing, so that it keeps the focus. */
const Step = ({ words, isAt, isBack = false, onStep }: StepProps) => (
  <button
    type="button"
    className={styles.step}
    aria-disabled={isAt}
    onClick={() => {
      if (!isAt) onStep()
    }}
  >
    {isBack ? <IconArrowLeft /> : <IconArrowRight />}
    <VisuallyHidden>{words}</VisuallyHidden>
  </button>
)
