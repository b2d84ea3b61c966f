import type { Alvo, Aviso } from '@rumo/contract/caderno'
import { VisuallyHidden } from '@rumo/shared-ui'
import styles from './revisao.module.css'
import text from '../../../shared/text.module.css'

interface AvisosProps {
  avisos: readonly Aviso[]
  isAprovada: boolean
}

/** The doubts and problems of the open question or theme. Each is also shown at its field. */
export const Avisos = ({ avisos, isAprovada }: AvisosProps) =>
  avisos.length > 0 && (
    <div className={styles.avisos}>
      <p className={styles.avisosTitulo}>{isAprovada ? 'Falta mudar:' : 'Confira:'}</p>
      <Mensagens avisos={avisos} />
    </div>
  )

interface NaoAprovadoProps {
  lista: Alvo['lista']
  faltas: readonly Aviso[]
}

export const NaoAprovado = ({ lista, faltas }: NaoAprovadoProps) => (
  <div role="alert" className={styles.avisos}>
    <p className={styles.avisosTitulo}>
      {lista === 'questoes' ? 'A questão não foi aprovada.' : 'O tema não foi aprovado.'} Corrija
      antes:
    </p>
    <Mensagens avisos={faltas} />
  </div>
)

interface SemDescricaoProps {
  /** One entry for each image; `campo` is the field of its description. */
  imagens: readonly Aviso[]
}

/** The images without a description, each a link to its field. */
export const SemDescricao = ({ imagens }: SemDescricaoProps) =>
  imagens.length > 0 && (
    <div className={styles.imagens}>
      <p>Imagens sem descrição:</p>
      <ul>
        {imagens.map(({ campo, mensagem }) => (
          <li key={campo}>
            <button type="button" className={text.way} onClick={() => focusCampo(campo)}>
              <VisuallyHidden>Imagem: </VisuallyHidden>
              {mensagem}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )

/** Focuses a field of the editor. On a phone the editor is in a closed `details`, which has to be opened first. */
function focusCampo(campo: string) {
  const field = document.querySelector<HTMLElement>(`.${styles.campos} [name="${campo}"]`)
  field?.closest('details')?.setAttribute('open', '')
  field?.focus()
}

const Mensagens = ({ avisos }: { avisos: readonly Aviso[] }) => (
  <ul>
    {avisos.map(({ campo, mensagem }) => (
      <li key={`${campo} ${mensagem}`}>{mensagem}</li>
    ))}
  </ul>
)
