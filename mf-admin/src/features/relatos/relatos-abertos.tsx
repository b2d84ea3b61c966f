import type { Relato } from '@rumo/contract'
import { Loaded, mailtoOf } from '@rumo/shared-ui'
import { numberWords, whenWords } from '@rumo/shared-ui/words'
import { useQuery } from '@tanstack/react-query'
import { useId, useRef } from 'react'
import { Link } from 'react-router-dom'
import { alerting } from '../../shared/alerting.ts'
import { useAnnounceAnswer } from '../../shared/crud/use-announce-answer.ts'
import { openRelatosQuery, solveRelato } from './relatos.calls.ts'
import styles from './relatos-abertos.module.css'
import text from '../../shared/text.module.css'

/** The errors that candidates reported, each with a link to the editor of its question. */
export function RelatosAbertos({ editorOf }: { editorOf: (idQuestao: number) => string }) {
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const announceAnswer = useAnnounceAnswer()
  const relatos = useQuery(openRelatosQuery)
  const solve = (relato: Relato) =>
    alerting(async () => {
      const answer = await solveRelato(relato.id)
      // The button that was pressed is about to be removed.
      heading.current?.focus()
      announceAnswer(answer, 'aviso resolvido')
    })
  return (
    <section className={styles.relatos} aria-labelledby={id}>
      <h2 id={id} ref={heading} tabIndex={-1}>
        Avisos de erro
      </h2>
      <Loaded query={relatos} texto="Carregando os avisos...">
        {({ relatos: open, total }) => (
          <>
            {total === 0 && <p className={styles.none}>Nenhum aviso para responder.</p>}
            <ul>
              {open.map((relato) => (
                <li key={relato.id} className={styles.relato}>
                  <p className={text.small}>
                    {whereOf(relato)} ·{' '}
                    <time dateTime={relato.criado_em}>{whenWords(relato.criado_em)}</time>
                  </p>
                  <p className={styles.text}>{relato.texto}</p>
                  {relato.email && (
                    <p className={text.small}>
                      Responder a <a href={mailtoOf(relato.email)}>{relato.email}</a>
                    </p>
                  )}
                  <p className={text.ways}>
                    <Link className={text.way} to={editorOf(relato.id_questao)}>
                      Editar {questaoOf(relato)}
                    </Link>
                    <button type="button" className={text.way} onClick={() => void solve(relato)}>
                      Marcar como resolvido
                    </button>
                  </p>
                </li>
              ))}
            </ul>
            {total > open.length && (
              <p className={styles.none}>E mais {numberWords(total - open.length)}.</p>
            )}
          </>
        )}
      </Loaded>
    </section>
  )
}

const questaoOf = ({ questao }: Relato) =>
  questao.numero === null ? 'a questão' : `a questão ${questao.numero}`

const whereOf = ({ questao, prova }: Relato) =>
  questao.numero === null ? prova.nome : `Questão ${questao.numero}, ${prova.nome}`
