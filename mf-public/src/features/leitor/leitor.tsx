import type { Regiao } from '@rumo/contract'
import { usePageTitle } from '@rumo/shared-ui'
import {
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react'
import { device } from '@rumo/shared-device/device'
import { useLoad } from '../../shared/use-load.ts'
import { Aviso } from './estados/aviso.tsx'
import { Barra } from './barra/barra.tsx'
import { Busca } from './barra/busca.tsx'
import { Controles } from './barra/controles.tsx'
import { Abrindo } from './estados/abrindo.tsx'
import { NAMES } from '../../shared/documento.ts'
import { Falha, Quadro } from './estados/estados.tsx'
import styles from './leitor.module.css'
import { loadPdf } from './documento/load-pdf.ts'
import { keepPagina, paginaLida } from './pagina-lida.ts'
import pageStyles from './paginas.module.css'
import textStyles from './textos.module.css'
import type { PdfView, Stage } from './documento/pdf-view.ts'
import type { Arquivo } from './barra/salvar-links.tsx'
import { useReaderKeys } from './use-reader-keys.ts'

interface Lugar {
  pagina: number | null
  regioes: readonly Regiao[]
}

interface LeitorProps {
  titulo: string
  arquivo: Arquivo
  voltar: ReactNode
  /** Content above the first page. */
  antes: ReactNode
  /**
   * Loads the page to open and the regions to outline there. A `pagina` of null means the page that was read last. It
   * must never reject and must be stable (useCallback), because a new function loads the PDF again.
   */
  loadLugar?: ((signal: AbortSignal) => Promise<Lugar>) | undefined
}

/** Shows a PDF inside the page. The code that draws it is loaded with the first PDF. */
export function Leitor(props: LeitorProps) {
  const { titulo, arquivo, voltar, antes } = props
  const heading = usePageTitle(titulo)
  const { documento } = arquivo
  const { pdf, show, view, reading, container, pages } = usePdf(props)
  const search = useSearch(view)
  useReaderKeys(view, { container, onSearch: search.open })

  return (
    <div className={styles.leitor}>
      <Barra voltar={voltar} titulo={titulo} heading={heading}>
        {view && reading && (
          <Controles
            view={view}
            reading={reading}
            arquivo={arquivo}
            searchRef={search.button}
            isSearching={search.isOpen}
            onSearch={search.isOpen ? search.close : search.open}
          />
        )}
      </Barra>
      {view && reading && search.isOpen && (
        <Busca
          documento={documento}
          fieldRef={search.field}
          search={reading.search}
          onSearch={(query) => view.search(query)}
          onSearchOn={(backwards) => view.searchOn(backwards)}
          onClose={search.close}
        />
      )}
      {view && reading?.trouble && (
        <Aviso documento={documento} trouble={reading.trouble} onRetry={() => view.retry()} />
      )}
      <div className={styles.palco}>
        <div
          ref={container}
          className={styles.container}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- pdf.js takes no other element for what scrolls
          role="region"
          aria-label={`Páginas ${NAMES[documento].da}`}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must scroll by keyboard too
          tabIndex={0}
        >
          {antes}
          {pdf.status === 'loading' && (
            <Abrindo documento={documento} isSlow={pdf.isSlow} onRetry={pdf.retry} />
          )}
          {pdf.status === 'error' && (
            <Falha error={pdf.error} arquivo={arquivo} onRetry={pdf.retry} />
          )}
          {show === null && <Quadro titulo={titulo} arquivo={arquivo} />}
          <div
            ref={pages}
            className={`pdfViewer ${pageStyles.paginas} ${textStyles.textos}`}
            data-searched={reading?.search ? '' : undefined}
          />
        </div>
      </div>
    </div>
  )
}

/**
 * Loads the PDF and draws it into `pages`. `show` is null when the server does not let this page read the file. The
 * device keeps the number of the page that was read last.
 */
function usePdf({ arquivo: { url }, loadLugar }: Pick<LeitorProps, 'arquivo' | 'loadLugar'>) {
  const [ownDevice] = useState(() => device.of(device.owner()))
  const load = useCallback(
    async (signal: AbortSignal) => {
      const [show, lugar, lida] = await Promise.all([
        loadPdf(url, signal),
        loadLugar?.(signal),
        paginaLida(ownDevice, url),
      ])
      const page = lugar?.pagina ?? lida
      return show && ((stage: Stage) => show({ ...stage, page, regioes: lugar?.regioes ?? [] }))
    },
    [ownDevice, url, loadLugar],
  )
  const pdf = useLoad(load)
  const container = useRef<HTMLDivElement>(null)
  const pages = useRef<HTMLDivElement>(null)
  const [view, setView] = useState<PdfView | null>(null)

  const show = pdf.status === 'ready' ? pdf.value : undefined
  useLayoutEffect(() => {
    if (!show || !container.current || !pages.current) return undefined
    const shown = show({ container: container.current, pages: pages.current })
    setView(shown)
    return () => {
      setView(null)
      shown.destroy()
    }
  }, [show])
  const reading = useReading(view)
  const page = reading?.page
  useEffect(() => {
    if (page !== undefined) void keepPagina(ownDevice, url, page)
  }, [ownDevice, url, page])
  return { pdf, show, view, reading, container, pages }
}

const neverChanges = () => () => {}

function useReading(view: PdfView | null) {
  return useSyncExternalStore(
    view?.subscribe ?? neverChanges,
    () => view?.snapshot() ?? null,
    () => null,
  )
}

/** Opens and closes the search. Closing it moves the focus back to the button that opens it. */
function useSearch(view: PdfView | null) {
  const [isOpen, setIsOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const open = useCallback(() => {
    setIsOpen(true)
    // If the search is already open, this only moves the focus into its field.
    field.current?.focus()
    field.current?.select()
  }, [])
  const close = () => {
    view?.endSearch()
    setIsOpen(false)
    button.current?.focus()
  }
  return { isOpen, open, close, button, field }
}
