import { byCount, numberWords } from '@rumo/shared-ui/words'
import styles from '../../../shared/changed.module.css'

/**
 * Says that some questions come without their key for now, because another simulado in progress of the account contains
 * them.
 */
export const Retidas = ({ total }: { total: number }) => (
  <section className={styles.changed}>
    <h2 className={styles.title}>Há um simulado em andamento com questões deste</h2>
    <p>
      {byCount(total, 'Uma questão aparece', `${numberWords(total)} questões aparecem`)} sem
      gabarito e não {byCount(total, 'entra', 'entram')} na conta. Quando ele for encerrado, o
      resultado volta completo.
    </p>
  </section>
)
