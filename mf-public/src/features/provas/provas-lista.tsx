import type { Prova } from '@rumo/contract'
import { Facts, IconArrowRight, VisuallyHidden } from '@rumo/shared-ui'
import { Fragment, type ReactNode } from 'react'
import styles from './provas-lista.module.css'
import text from '../../shared/text.module.css'
import type { Documento } from '../../shared/documento.ts'
import type { Edicao, GrupoDeProvas } from './provas.rules.ts'
import { edicaoInWords, factsOf, nomeOf } from './provas.words.ts'

interface ListaProps {
  grupos: readonly GrupoDeProvas[]
  /** Renders the link that opens a document of a prova; `words` is the content of the link. */
  renderLink: (
    prova: Prova,
    documento: Documento,
    className: string | undefined,
    words: ReactNode,
  ) => ReactNode
  /** Renders further actions on a prova. */
  renderMais: (prova: Prova) => ReactNode
}

/** The provas by the edition they belong to, newest first. */
export function Lista({ grupos, ...draws }: ListaProps) {
  return grupos.map(({ edicao, provas }) => (
    <section key={edicaoInWords(edicao)} className={styles.grupo}>
      <h2 className={styles.edicao}>{edicaoInWords(edicao)}</h2>
      <ul>
        {provas.map((prova) => (
          <Linha key={prova.id} prova={prova} edicao={edicao} {...draws} />
        ))}
      </ul>
    </section>
  ))
}

interface LinhaProps extends Omit<ListaProps, 'grupos'> {
  prova: Prova
  edicao: Edicao | null
}

function Linha({ prova, edicao, renderLink, renderMais }: LinhaProps) {
  const facts = factsOf(prova)
  const which = [nomeOf(prova), edicao && edicaoInWords(edicao)].filter(Boolean).join(', ')
  return (
    <li className={styles.linha}>
      <div>
        <h3 className={styles.nome}>{nomeOf(prova)}</h3>
        {facts.length > 0 && (
          <p className={text.note}>
            <Facts of={facts} />
          </p>
        )}
      </div>
      <div className={styles.ways}>
        {prova.url_gabarito &&
          renderLink(prova, 'gabarito', styles.acessar, <Words words="Gabarito" which={which} />)}
        {!prova.url_arquivo && <p className={styles.semPdf}>PDF ainda não disponível</p>}
        {renderLink(
          prova,
          'prova',
          styles.acessar,
          <Fragment>
            <Words words="Acessar Prova" which={which} />
            <IconArrowRight />
          </Fragment>,
        )}
      </div>
      <div className={styles.mais}>{renderMais(prova)}</div>
    </li>
  )
}

const Words = ({ words, which }: { words: string; which: string }) => (
  <>
    <span className={styles.words}>{words}</span>
    <VisuallyHidden> ({which})</VisuallyHidden>
  </>
)
