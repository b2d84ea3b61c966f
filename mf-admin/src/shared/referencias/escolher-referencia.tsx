import type { ReferenciaEmUso } from '@rumo/contract'
import { plainWordsOf } from '@rumo/contract/texto'
import { toSearchText } from '@rumo/contract/search-text'
import { Loaded } from '@rumo/shared-ui'
import { byCount } from '@rumo/shared-ui/words'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Dialog } from '../crud/dialog.tsx'
import { SearchBox } from '../crud/search-box.tsx'
import { useSettled } from '../use-settled.ts'
import { referenciasQuery } from './referencias.calls.ts'
import styles from './escolher-referencia.module.css'
import text from '../text.module.css'

interface EscolherReferenciaProps {
  /** Where references are chosen from: the server, with those of this prova first; or a given list. */
  de: { idProva: number } | { ofertas: readonly ReferenciaEmUso[] }
  /** Says where the references that cannot be chosen again already are: 'nesta questão'. */
  em: string
  usadas: readonly number[]
  onChoose: (referencia: ReferenciaEmUso) => void
  onClose: () => void
}

/**
 * The dialog for choosing an existing reference: those of the prova, those of any prova that match a search, or those
 * of the given list.
 */
export function EscolherReferencia({ de, onClose, ...choice }: EscolherReferenciaProps) {
  const [busca, setBusca] = useState('')
  const settled = useSettled(busca).trim()
  return (
    <Dialog
      titulo="Usar um texto ou uma imagem que já existe"
      isChanged={() => false}
      onClose={onClose}
    >
      <div className={styles.inside}>
        <SearchBox placeholder="palavra do texto" value={busca} onChange={setBusca} />
        {'ofertas' in de ? (
          <Found found={de.ofertas.filter((each) => says(each, settled))} {...choice} />
        ) : (
          <DoServidor idProva={de.idProva} busca={settled} {...choice} />
        )}
      </div>
    </Dialog>
  )
}

type ChoiceProps = Omit<EscolherReferenciaProps, 'de' | 'onClose'>

function DoServidor({
  idProva,
  busca,
  ...choice
}: ChoiceProps & { idProva: number; busca: string }) {
  const referencias = useQuery(referenciasQuery(busca, idProva))
  return (
    <>
      <p className={text.small}>
        {busca === '' ? 'Desta prova.' : 'De todas as provas, no máximo vinte.'}
      </p>
      <Loaded query={referencias} texto="Carregando textos e imagens...">
        {(found) => <Found found={found} {...choice} />}
      </Loaded>
    </>
  )
}

const Found = ({
  found,
  em,
  usadas,
  onChoose,
}: ChoiceProps & { found: readonly ReferenciaEmUso[] }) => (
  <ul className={styles.list}>
    {found.length === 0 && <li className={text.small}>Nenhum texto ou imagem.</li>}
    {found.map((referencia) => (
      <li key={referencia.id}>
        <button
          type="button"
          className={styles.choice}
          disabled={usadas.includes(referencia.id)}
          onClick={() => onChoose(referencia)}
        >
          <span className={styles.name}>{shortOf(referencia)}</span>
          <span className={styles.facts}>
            {usadas.includes(referencia.id) ? `Já está ${em}` : usosInWords(referencia.usos)}
          </span>
        </button>
      </li>
    ))}
  </ul>
)

/** Whether a reference contains the words of the search, ignoring accents. */
const says = ({ titulo, texto, legenda }: ReferenciaEmUso, busca: string) =>
  toSearchText(plainWordsOf([titulo, texto, legenda].join(' '))).includes(toSearchText(busca))

const MAX_SHORT = 120

function shortOf({ titulo, texto, descricao, legenda }: ReferenciaEmUso): string {
  const words = [titulo, texto ?? descricao ?? legenda].map((part) => plainWordsOf(part ?? ''))
  const said = words.filter(Boolean).join(': ') || 'Sem título'
  return said.length <= MAX_SHORT ? said : `${said.slice(0, MAX_SHORT).trim()}…`
}

const usosInWords = (usos: number) =>
  usos === 0 ? 'Sem uso' : `Em ${usos} ${byCount(usos, 'questão ou tema', 'questões e temas')}`
