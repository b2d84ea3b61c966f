import type { CorrecaoEntregue } from '@rumo/contract'
import { RUBRICAS } from '@rumo/contract/rules'
import { VisuallyHidden } from '@rumo/shared-ui'
import { longDateWords, numberWords } from '@rumo/shared-ui/words'
import { RazaoBubbles } from '../../shared/razao-bubbles.tsx'
import styles from './correcao-view.module.css'
import { notaWords } from './redacoes.words.ts'

/** The grades of a corrector for each criterion, and the comment on the whole essay. */
export function CorrecaoView({ correcao }: { correcao: CorrecaoEntregue }) {
  const { rubrica, notas, nota, maximo, parecer, corretor, entregue_em } = correcao
  const { nome, descricao, criterios } = RUBRICAS[rubrica]
  return (
    <>
      <p className={styles.nota}>
        <span className={styles.numero}>{numberWords(nota)}</span>{' '}
        <span className={styles.pequeno}>de&nbsp;{numberWords(maximo)}</span>
      </p>
      <p className={styles.pequeno}>
        {corretor ? `Corrigida por ${corretor.nome}` : 'Corrigida'} em {longDateWords(entregue_em)}
      </p>
      <table className={styles.notas}>
        <caption>
          <strong>{nome}</strong> {descricao}
        </caption>
        <thead>
          <tr>
            {['Critério', 'Nota'].map((titulo) => (
              <th key={titulo} scope="col">
                <VisuallyHidden>{titulo}</VisuallyHidden>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {criterios.map((criterio) => {
            const dada = notas[criterio.id] ?? 0
            return (
              <tr key={criterio.id} className={styles.criterio}>
                <th scope="row">
                  <span className={styles.nome}>{criterio.nome}</span>{' '}
                  <span className={styles.pequeno}>{criterio.descricao}</span>
                </th>
                <td className={styles.dada}>
                  <span>{notaWords({ nota: dada, maximo: criterio.maximo })}</span>
                  <RazaoBubbles razao={{ certas: dada, total: criterio.maximo }} />
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
      {parecer !== '' && (
        <>
          <h3 className={styles.titulo}>Parecer</h3>
          <p className={styles.parecer}>{parecer}</p>
        </>
      )}
    </>
  )
}
