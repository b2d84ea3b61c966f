import { Bubble } from '@rumo/shared-ui'
import styles from './por-materia.module.css'
import { byMateria, estadoOf, scoreOf, type Linha } from './cartao-resposta.rules.ts'

/** The score for each matéria. Shows nothing when the card has only one matéria. */
export function PorMateria({ linhas }: { linhas: readonly Linha[] }) {
  const groups = byMateria(linhas)
  if (!groups || groups.length < 2) return null
  return (
    <>
      <h2 className={styles.title}>Por matéria</h2>
      <ul>
        {groups.map(([materia, group]) => {
          const { certas, total } = scoreOf(group)
          return (
            <li key={materia} className={styles.materia}>
              <span className={styles.name}>{materia}</span>{' '}
              <span className={styles.certas}>
                <span className={styles.bubbles}>
                  {group.map((linha) => (
                    <Bubble
                      key={linha.numero}
                      tamanho={22}
                      estado={estadoOf(linha)}
                      ordem={linha.numero}
                    />
                  ))}
                </span>
                <span className={styles.count}>
                  {certas} de {total}
                </span>
              </span>
            </li>
          )
        })}
      </ul>
    </>
  )
}
