import type { Importacao } from '@rumo/contract'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import { questoesInWords } from '../../../features/importacoes/importacoes.words.ts'
import { useAcoes } from '../../../features/importacoes/use-acoes.ts'
import { editarProva, PATHS, pathTo } from '../../paths.ts'
import styles from './importar-prova.module.css'
import text from '../../../shared/text.module.css'

interface ImportadaProps {
  importacao: Importacao
  /** Called once the import is in review again and this view is gone. */
  onUndone: () => void
}

/** The prova that an import became: links to the next steps, and a button that undoes the import. */
export function Importada({ importacao, onUndone }: ImportadaProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const { desfazer } = useAcoes(importacao, onUndone)
  const { nome, questoes, id_prova } = importacao
  return (
    <section className={styles.importada}>
      <h2 ref={heading} tabIndex={-1}>
        Prova cadastrada: {nome}
      </h2>
      <p>
        Ela está em rascunho, com {questoesInWords(questoes)}: só administradores a veem até você
        publicar.
      </p>
      <ul className={styles.next}>
        {id_prova !== null && (
          <>
            <li>
              <Link to={pathTo(PATHS.questoesDaProva, id_prova)}>Conferir e publicar</Link>
            </li>
            <li>
              <Link to={editarProva(id_prova)}>Editar a prova</Link>
            </li>
          </>
        )}
        <li>
          <Link to={PATHS.importarProva}>Importar outra</Link>
        </li>
        <li>
          <button type="button" className={text.remove} onClick={desfazer}>
            Desfazer importação
          </button>
        </li>
      </ul>
    </section>
  )
}
