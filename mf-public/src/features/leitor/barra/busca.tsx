import { IconClose } from '@rumo/shared-ui'
import { useState, type KeyboardEvent, type Ref } from 'react'
import styles from './busca.module.css'
import { NAMES, type Documento } from '../../../shared/documento.ts'
import { IconDown, IconUp } from './leitor-icons.tsx'
import { searchInWords, type Search } from '../reading.ts'

interface BuscaProps {
  documento: Documento
  fieldRef: Ref<HTMLInputElement>
  search: Search | null
  onSearch: (query: string) => void
  onSearchOn: (backwards: boolean) => void
  onClose: () => void
}

/**
 * The search in a PDF's text. Enter goes to the next place and Shift+Enter to the previous one; Esc closes the search.
 */
export function Busca(props: BuscaProps) {
  const { documento, fieldRef, search, onSearch, onSearchOn, onClose } = props
  const label = `Buscar ${NAMES[documento].na}`
  const [query, setQuery] = useState('')
  const hasPlaces = search?.status === 'found'

  const change = (text: string) => {
    setQuery(text)
    onSearch(text)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    onSearchOn(event.shiftKey)
  }
  const closeByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.preventDefault()
    onClose()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the key closes it, wherever in it the focus is
    <search className={styles.busca} onKeyDown={closeByKey}>
      <input
        ref={fieldRef}
        className={styles.input}
        type="search"
        aria-label={label}
        placeholder={label}
        autoComplete="off"
        enterKeyHint="search"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- opened in order to type
        autoFocus
        value={query}
        onChange={({ currentTarget }) => change(currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      <output className={styles.count}>{search && searchInWords(search)}</output>
      <button
        type="button"
        className={styles.button}
        aria-label="Anterior"
        disabled={!hasPlaces}
        onClick={() => onSearchOn(true)}
      >
        <IconUp />
      </button>
      <button
        type="button"
        className={styles.button}
        aria-label="Próxima"
        disabled={!hasPlaces}
        onClick={() => onSearchOn(false)}
      >
        <IconDown />
      </button>
      <button type="button" className={styles.button} aria-label="Fechar a busca" onClick={onClose}>
        <IconClose />
      </button>
    </search>
  )
}
