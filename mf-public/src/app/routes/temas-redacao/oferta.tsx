import { Button } from '@rumo/shared-ui'
import { byCount, numberWords } from '@rumo/shared-ui/words'
import { Link } from 'react-router-dom'
import { Guardadas } from '../../../features/redacoes/guardadas-view.tsx'
import {
  LIBERE_ESPACO,
  semEspacoIn,
  isWaiting,
  type Box,
} from '../../../features/redacoes/use-box.ts'
import { Page } from '../../../shared/page.tsx'
import printing from '../../../shared/printing.module.css'
import { type ScreenHeading, useOtherTitle } from '../../../shared/use-screen-heading.ts'
import { ALUNO, redacaoEnviadaPath } from '../../aluno-paths.ts'
import styles from './enviada.module.css'
import { Titulo } from './titulo.tsx'

interface OfertaProps {
  heading: ScreenHeading
  box: Box
  nomes: readonly string[]
  /** The id of an essay that the server already has; null when there is none. */
  recebida: number | null
  /** Continues to the sheet that the user came for. */
  onContinue: () => void
}

/**
 * Offers to send the essays that the account finished on this device while the server took no essays. Shows what
 * becomes of them, and of the essay that the user signed in to send.
 */
export function Oferta({ heading, box, nomes, recebida, onContinue }: OfertaProps) {
  const itens = box.itens.filter(({ nome }) => nomes.includes(nome))
  const envios = [
    ...itens.map((item) => envioOf(item, box.canSend)),
    ...(recebida === null ? [] : [{ estado: 'enviada', id: recebida } as const]),
  ]
  const { titulo, texto } = wordsOf(envios, itens.map(semEspacoIn).find(Boolean))
  useOtherTitle(heading, titulo)
  const left = box.oferecidas
  const sendAll = () => {
    for (const item of left) void box.send(item)
  }
  return (
    <div className={printing.around}>
      <Page>
        <div className={styles.enviada}>
          <Titulo key={titulo} heading={heading.attach}>
            {titulo}
          </Titulo>
          <p>{texto}</p>
          <div className={styles.acoes}>
            {left.length > 0 ? (
              <>
                <Button onClick={sendAll}>
                  {`Enviar ${byCount(left.length, 'redação', many(left.length, 'redação', 'redações'))}`}
                </Button>
                <Button variant="quiet" onClick={onContinue}>
                  Agora não
                </Button>
              </>
            ) : (
              <>
                <Button onClick={onContinue}>Continuar</Button>
                <Sent envios={envios} />
              </>
            )}
          </div>
        </div>
        <div className={styles.lista}>
          <Guardadas itens={itens.filter(isWaiting)} onDelete={box.remove} onEdit={null} />
        </div>
      </Page>
    </div>
  )
}

type EnvioDeItem = Box['itens'][number]['envio']

/** An essay that is sent automatically counts as being sent even before its request begins. */
const envioOf = ({ envio, guardada }: Box['itens'][number], canSend: boolean): EnvioDeItem =>
  envio ?? (canSend && guardada.chave !== undefined ? { estado: 'enviando' } : null)

/** A link to the essays that were sent. */
function Sent({ envios }: { envios: readonly EnvioDeItem[] }) {
  const [only, ...others] = envios
  return only?.estado === 'enviada' && others.length === 0 ? (
    <Link to={redacaoEnviadaPath(only.id)}>Ver a redação enviada</Link>
  ) : (
    <Link to={ALUNO}>Ver na sua área</Link>
  )
}

/** `semEspaco` is the message when the device has no room to store that an essay is to be sent. */
function wordsOf(
  envios: readonly EnvioDeItem[],
  semEspaco: string | undefined,
): { titulo: string; texto: string } {
  const count = (estado: NonNullable<EnvioDeItem>['estado'] | undefined) =>
    envios.filter((envio) => envio?.estado === estado).length
  const isOne = envios.length === 1
  if (count('enviando') > 0) {
    const texto = isOne
      ? 'Ela também está guardada neste aparelho.'
      : 'Elas também estão guardadas neste aparelho.'
    return { titulo: 'Enviando…', texto }
  }
  if (count(undefined) > 0) {
    return {
      titulo: `Você tem ${many(count(undefined), 'redação', 'redações')} para enviar`,
      texto: isOne
        ? 'Ela está só neste aparelho. Enviada, fica na sua conta e recebe uma nota em cada critério.'
        : 'Elas estão só neste aparelho. Enviadas, ficam na sua conta e recebem uma nota em cada critério.',
    }
  }
  if (count('adiada') > 0) {
    const titulo = 'Ainda não foi possível enviar'
    if (semEspaco !== undefined) {
      return { titulo, texto: `${semEspaco} O que falta continua guardado. ${LIBERE_ESPACO}` }
    }
    return {
      titulo,
      texto:
        'O que falta continua guardado neste aparelho, na sua conta, e será enviado quando a conexão voltar.',
    }
  }
  if (count('recusada') > 0) {
    const why = envios.flatMap((envio) => (envio?.estado === 'recusada' ? [envio.mensagem] : []))
    return {
      titulo: 'O servidor não aceitou tudo',
      texto: `${[...new Set(why)].join(' ')} O que ele não aceitou continua guardado neste aparelho.`,
    }
  }
  return {
    titulo: many(count('enviada'), 'redação enviada', 'redações enviadas'),
    texto: 'A nota e os comentários aparecem na sua área.',
  }
}

const many = (total: number, one: string, more: string) =>
  `${numberWords(total)} ${byCount(total, one, more)}`
