import styles from './o-que-guardamos.module.css'

interface OQueGuardamosProps {
  /** Whether one can see, take away and remove it oneself. */
  isInHand: boolean
}

/** What an account keeps about somebody, and why, in words for a fourteen-year-old. */
export const OQueGuardamos = ({ isInHand }: OQueGuardamosProps) => (
  <section className={styles.guardamos}>
    <h2 className={styles.titulo}>O que guardamos sobre você</h2>
    <ul className={styles.lista}>
      <li>
        <b>Seu nome</b>, para a página chamar você por ele.
      </li>
      <li>
        <b>Seu e-mail</b>, para saber que a conta é sua. Ninguém manda propaganda para ele.
      </li>
      <li>
        <b>Sua senha</b>, para só você entrar.{' '}
        {isInHand && 'Ela fica embaralhada: nem quem cuida do site consegue ler.'}
      </li>
    </ul>
    <p>
      Só você e quem administra o site veem seu nome e seu e-mail.
      {isInHand && ' Em Minha conta você vê, baixa e apaga tudo quando quiser.'}
    </p>
  </section>
)
