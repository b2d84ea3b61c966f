import type { LinhaDeImportacao } from '@rumo/contract'
import { VisuallyHidden } from '@rumo/shared-ui'
import { useEffect, useRef, type Ref, type RefObject } from 'react'
import { Link } from 'react-router-dom'
import { isLendo } from './importacoes.calls.ts'
import styles from './importacoes-lista.module.css'
import text from '../../shared/text.module.css'
import { useAcoes } from './use-acoes.ts'
import { estadoInWords, quemEQuando } from './importacoes.words.ts'
import { useFimDaLeitura } from './use-fim-da-leitura.ts'

interface ListaProps {
  linhas: readonly LinhaDeImportacao[]
  enderecoDe: (id: number) => string
  enderecoDaProva: (id: number) => string
  /** The id of the import that was just started. It takes the focus once it is in the list. */
  nova?: number | null
}

/** All imports, with the state of each and what can be done with it. */
export function Lista({ linhas, enderecoDe, enderecoDaProva, nova = null }: ListaProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const toNova = useRef<HTMLLIElement>(null)
  const isThere = linhas.some(({ id }) => id === nova)
  useEffect(() => {
    if (nova === null || !isThere) return
    toNova.current?.scrollIntoView({ block: 'center' })
    toNova.current?.focus({ preventScroll: true })
  }, [nova, isThere])
  useFimDaLeitura(linhas)
  return (
    <section className={styles.lista} aria-labelledby="importacoes-titulo">
      <h2 ref={heading} id="importacoes-titulo" tabIndex={-1}>
        Importações
      </h2>
      {linhas.length === 0 ? (
        <p className={text.small}>Nenhuma ainda.</p>
      ) : (
        <ul className={styles.linhas}>
          {linhas.map((linha) => (
            <Linha
              key={linha.id}
              ref={linha.id === nova ? toNova : null}
              linha={linha}
              heading={heading}
              endereco={enderecoDe(linha.id)}
              daProva={linha.id_prova === null ? null : enderecoDaProva(linha.id_prova)}
            />
          ))}
        </ul>
      )}
    </section>
  )
}

interface LinhaProps {
  ref: Ref<HTMLLIElement>
  linha: LinhaDeImportacao
  endereco: string
  daProva: string | null
  /** Takes the focus when the pressed button disappears. */
  heading: RefObject<HTMLHeadingElement | null>
}

function Linha({ ref, linha, endereco, daProva, heading }: LinhaProps) {
  const { cancelar, desfazer, deletar } = useAcoes(linha, () => heading.current?.focus())
  const { nome, estado, feitas, total } = linha
  const of = <VisuallyHidden> {nome}</VisuallyHidden>
  return (
    <li ref={ref} className={styles.linha} data-estado={estado} tabIndex={-1}>
      <div className={styles.said}>
        <p className={styles.nome}>{nome}</p>
        <p className={styles.estado}>{estadoInWords(linha)}</p>
        {estado === 'lendo' && total > 0 && (
          <progress
            className={styles.progress}
            aria-label={`Leitura de ${nome}`}
            max={total}
            value={feitas}
          />
        )}
        <p className={text.small}>{quemEQuando(linha)}</p>
      </div>
      <div className={text.ways}>
        {estado === 'em_revisao' && (
          <Link className={text.way} to={endereco}>
            Revisar{of}
          </Link>
        )}
        {daProva !== null && (
          <Link className={text.way} to={daProva}>
            Ver as questões{of}
          </Link>
        )}
        {isLendo(linha) && (
          <button type="button" className={text.way} onClick={cancelar}>
            Cancelar{of}
          </button>
        )}
        {estado === 'importada' && (
          <button type="button" className={text.remove} onClick={desfazer}>
            Desfazer importação{of}
          </button>
        )}
        {!isLendo(linha) && (
          <button type="button" className={text.remove} onClick={deletar}>
            Deletar{of}
          </button>
        )}
      </div>
    </li>
  )
}
