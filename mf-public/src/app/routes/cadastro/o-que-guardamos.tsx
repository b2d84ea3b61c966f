import type { DadosDaConta } from '@rumo/contract'
import styles from './o-que-guardamos.module.css'

interface OQueGuardamosProps {
  /** Whether users can see, download and remove their data themselves. */
  isInHand: boolean
}

/** What an account keeps about its owner and why, in words that a fourteen-year-old understands. */
export const OQueGuardamos = ({ isInHand }: OQueGuardamosProps) => (
  <section className={styles.guardamos}>
    <h2 className={styles.titulo}>O que guardamos sobre você</h2>
    <ul className={styles.lista}>
      <li>
        <b>Seu nome</b>, para o site chamar você por ele.
      </li>
      <li>
        <b>Seu e-mail</b>, para saber que a conta é sua. Não mandamos propaganda.
      </li>
      <li>
        <b>Sua senha</b>, para só você entrar.{' '}
        {isInHand && 'Ela fica embaralhada: nem quem cuida do site consegue ler.'}
      </li>
      {isInHand && GUARDADO.map((item) => <Item key={item.o_que} {...item} />)}
    </ul>
    <p>
      Só você e quem administra o site veem seu nome e seu e-mail.
      {isInHand &&
        ' Em Minha conta você baixa um arquivo com tudo isso e, se quiser, apaga a conta com tudo o que é seu.'}
    </p>
  </section>
)

interface Guardado {
  o_que: string
  para_que: string
}

const Item = ({ o_que, para_que }: Guardado) => (
  <li>
    <b>{o_que}</b>, {para_que}
  </li>
)

const ESTUDO = {
  o_que: 'Suas respostas e quanto tempo levaram, seus simulados e o que volta para você revisar',
  para_que:
    'para mostrar seu progresso em qualquer aparelho. Somadas às de outras pessoas, sem seu nome, as respostas também mostram se uma questão precisa de conserto.',
}
const PROVA = {
  o_que: 'A data da sua prova e o tempo que você tem para estudar',
  para_que: 'se você disser, para montar seu plano até lá.',
}
const CUIDADO = {
  o_que: 'As provas que você traz para o site ou revisa, e o que escreve nele e ainda não salvou',
  para_que: 'se um dia você cuidar dele.',
}
const ENTRADAS = {
  o_que: 'Quando você saiu e quando alguém errou sua senha',
  para_que: 'para ninguém entrar no seu lugar; fica guardado por pouco tempo.',
}

const EMAILS: Guardado = {
  o_que: 'Os e-mails que mandamos para você',
  para_que: 'só até chegarem: para você escolher outra senha ou trocar de e-mail, quando pedir.',
}
const AVISOS: Guardado = {
  o_que: 'Se você quer um aviso por e-mail',
  para_que: 'para saber que uma redação sua foi corrigida.',
}

const CORRECOES: Guardado = {
  o_que: 'As correções que você faz, e os comentários que você deixa prontos para elas',
  para_que: 'se um dia você corrigir redações de outras pessoas.',
}

/** The words for the other data, by its field in the download. The type requires words for each new field. */
const GUARDADO_EM: Record<Exclude<keyof DadosDaConta, 'gerado_em' | 'usuario'>, Guardado> = {
  tentativas: ESTUDO,
  simulados: ESTUDO,
  revisoes: ESTUDO,
  cotas: ESTUDO,
  data_da_prova: PROVA,
  dias_por_semana: PROVA,
  minutos_por_dia: PROVA,
  rascunho_da_redacao: {
    o_que: 'A redação que você está escrevendo',
    para_que: 'para você continuar em outro aparelho.',
  },
  redacoes_enviadas: {
    o_que: 'As redações que você envia, com as correções e quando você as abriu',
    para_que: 'para quem corrige ler, para você reler e para o site avisar só do que é novo.',
  },
  correcoes: CORRECOES,
  comentarios_prontos: CORRECOES,
  mensagens: EMAILS,
  avisos_por_email: AVISOS,
  pedidos_por_correio: EMAILS,
  ajustes_de_leitura: {
    o_que: 'O tamanho das letras, o espaço entre as linhas e as cores que você escolhe',
    para_que: 'para você ler do seu jeito em qualquer aparelho.',
  },
  questoes_guardadas: {
    o_que: 'As questões que você guarda, com suas anotações e listas',
    para_que: 'para você voltar a elas em qualquer aparelho.',
  },
  importacoes: CUIDADO,
  rascunhos: CUIDADO,
  relatos: {
    o_que: 'Os avisos de erro em que você deixa o e-mail',
    para_que: 'para podermos responder.',
  },
  registro: {
    o_que: 'O que muda na sua conta, e quem mudou',
    para_que: 'para desfazer um engano.',
  },
  sessoes_encerradas: ENTRADAS,
  enderecos_conhecidos: {
    o_que: 'Os endereços de internet de onde você cria a conta e entra',
    para_que:
      'por 90 dias e embaralhados, para você entrar mesmo quando alguém da mesma rede, como a da escola, erra senhas demais.',
  },
}

const GUARDADO = [...new Set(Object.values(GUARDADO_EM))]
