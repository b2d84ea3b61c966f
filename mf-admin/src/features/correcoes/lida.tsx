import type { Correcao } from '@rumo/contract'
import { maximoOf, RUBRICAS } from '@rumo/contract/rules'
import { numberWords, onWhenWords } from '@rumo/shared-ui/words'
import { Button } from '@rumo/shared-ui'
import { useRef, type ReactNode } from 'react'
import printing from '../../shared/unprinted.module.css'
import { Bancada } from './folha/bancada.tsx'
import comentarios from './comentarios.module.css'
import editor from './correcao-editor.module.css'
import { Folha } from './folha/folha-a-corrigir.tsx'
import styles from './lida.module.css'
import text from '../../shared/text.module.css'
import { useFocusFound } from './use-focus-found.ts'
import { useFolha } from './folha/use-folha.ts'
import { comentariosInWords, corretorName, notaInWords } from './correcoes.words.ts'
import { Anotacoes } from './anotacoes-lidas.tsx'

interface LidaProps {
  correcao: Correcao
  isOwn: boolean
  tema: ReactNode
  outras: ReactNode
  proxima: ReactNode
}

/** A read-only view of a correction that was delivered or belongs to another corrector. */
export function Lida({ correcao, isOwn, tema, outras, proxima }: LidaProps) {
  const { rubrica, notas, anotacoes, parecer, entregue_em } = correcao
  const { texto, estado = 'corrigida' } = correcao.redacao_enviada
  const isRead = estado === 'corrigida'
  const inOrder = anotacoes.toSorted((a, b) => a.inicio - b.inicio || a.fim - b.fim)
  const folha = useFolha(texto, inOrder)
  const heading = useRef<HTMLHeadingElement>(null)
  useFocusFound(heading)
  const whose = isOwn ? 'Sua correção' : `Correção de ${corretorName(correcao)}`
  return (
    <Bancada
      tema={<div className={printing.unprinted}>{tema}</div>}
      folha={
        <Folha
          texto={texto}
          passagens={inOrder}
          atuais={folha.atuais}
          trecho={null}
          {...folha.props}
        />
      }
      painel={
        <section className={editor.form} aria-label={whose}>
          <div className={editor.part}>
            <div className={styles.head}>
              <h2 ref={heading} tabIndex={-1}>
                {whose}
              </h2>
              {entregue_em !== null && (
                <Button variant="quiet" className={printing.unprinted} onClick={() => print()}>
                  Imprimir
                </Button>
              )}
            </div>
            <p className={text.said}>
              {entregue_em === null
                ? 'Ainda não foi entregue: só quem corrige pode mudá-la.'
                : `Entregue ${onWhenWords(entregue_em)}. ${isRead ? 'O aluno já pode lê-la' : 'O aluno a lê quando todas as correções forem entregues'}, e não dá mais para mudá-la.`}
            </p>
            <p className={styles.total}>
              {notaInWords({ rubrica, notas }, maximoOf(RUBRICAS[rubrica]))}
            </p>
            <Notas correcao={correcao} />
          </div>
          <div className={printing.unprinted}>{proxima}</div>
          <div className={editor.part}>
            <h2>{comentariosInWords(anotacoes)}</h2>
            <Anotacoes texto={texto} anotacoes={inOrder} folha={folha} />
          </div>
          <div className={editor.part}>
            <h2>Parecer</h2>
            <p className={comentarios.said}>{parecer || 'Sem parecer.'}</p>
          </div>
          <div className={printing.unprinted}>{outras}</div>
        </section>
      }
    />
  )
}

const gradeWords = (nota: number | null, maximo: number) =>
  nota === null ? 'Sem nota' : `${numberWords(nota)} de\u00A0${numberWords(maximo)}`

function Notas({ correcao: { rubrica, notas } }: Pick<LidaProps, 'correcao'>) {
  const { nome, criterios } = RUBRICAS[rubrica]
  return (
    <table className={styles.notas}>
      <caption>{nome}</caption>
      <tbody>
        {criterios.map(({ id, nome: criterio, maximo }) => (
          <tr key={id}>
            <th scope="row">{criterio}</th>
            <td>{gradeWords(notas[id] ?? null, maximo)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
