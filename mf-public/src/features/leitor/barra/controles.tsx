import { VisuallyHidden } from '@rumo/shared-ui'
import type { Ref } from 'react'
import styles from './controles.module.css'
import { NAMES } from '../../../shared/documento.ts'
import { IconFitWidth, IconMinus, IconPlus, IconSearch } from './leitor-icons.tsx'
import { Mais } from './mais.tsx'
import { PaginaField } from './pagina-field.tsx'
import { SalvarLinks, type Arquivo } from './salvar-links.tsx'
import { SCALE_RANGE, scaleInWords, type Reading } from '../reading.ts'
import type { PdfView } from '../documento/pdf-view.ts'

interface ControlesProps {
  view: PdfView
  reading: Reading
  arquivo: Arquivo
  searchRef: Ref<HTMLButtonElement>
  isSearching: boolean
  onSearch: () => void
}

/** The actions on an open PDF: page number, search, zoom, download. */
export function Controles(props: ControlesProps) {
  const { view, reading, arquivo, searchRef, isSearching, onSearch } = props
  return (
    <>
      <PaginaField reading={reading} onGoTo={(page) => view.goTo(page)} />
      <button
        type="button"
        ref={searchRef}
        className={styles.button}
        aria-label={`Buscar ${NAMES[arquivo.documento].na}`}
        aria-expanded={isSearching}
        onClick={onSearch}
      >
        <IconSearch />
      </button>
      <Mais>
        <Zoom view={view} scale={reading.scale} />
        <SalvarLinks arquivo={arquivo} onSave={(nome) => view.save(nome)} />
      </Mais>
    </>
  )
}

/** At the end of the range a button keeps the focus, and does nothing. */
function Zoom({ view, scale }: { view: PdfView; scale: number }) {
  return (
    <fieldset className={styles.zoom} aria-label="Tamanho da página">
      <button
        type="button"
        className={styles.button}
        aria-label="Diminuir"
        aria-disabled={scale <= SCALE_RANGE.min}
        onClick={() => view.zoomOut()}
      >
        <IconMinus />
      </button>
      <output className={styles.scale}>
        <VisuallyHidden>Tamanho: </VisuallyHidden>
        {scaleInWords(scale)}
      </output>
      <button
        type="button"
        className={styles.button}
        aria-label="Aumentar"
        aria-disabled={scale >= SCALE_RANGE.max}
        onClick={() => view.zoomIn()}
      >
        <IconPlus />
      </button>
      <button
        type="button"
        className={styles.button}
        aria-label="Ajustar à largura"
        title="Ajustar à largura"
        onClick={() => view.fitWidth()}
      >
        <IconFitWidth />
      </button>
    </fieldset>
  )
}
