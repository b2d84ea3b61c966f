import type { Conferencia } from '@rumo/contract'
import type { Achado } from '@rumo/contract/rules'
import { Button } from '@rumo/shared-ui'
import { byCount } from '@rumo/shared-ui/words'
import { Link } from 'react-router-dom'
import { Dialog, DialogFoot } from '../../shared/crud/dialog.tsx'
import { gruposOf, isPublicavel, type Grupo } from './achados.ts'
import styles from './conferencia-dialog.module.css'

interface ConferenciaDialogProps {
  /** The findings of each prova that is to be published and has any. */
  conferencias: readonly Conferencia[]
  linkOf: (achado: Achado, idProva: number) => string
  /** How many of the chosen provas have no findings. */
  outras: number
  onPublish: () => void
  onClose: () => void
}

/**
 * Shows the findings before provas are published, each with a link to the screen that can correct it. One button
 * publishes all provas that can be published.
 */
export function ConferenciaDialog(props: ConferenciaDialogProps) {
  const { conferencias, linkOf, outras, onPublish, onClose } = props
  const publicaveis = outras + conferencias.filter(isPublicavel).length
  return (
    <Dialog titulo={tituloOf(props, publicaveis)} isChanged={() => false} onClose={onClose}>
      <div className={styles.body}>
        {conferencias.map((conferencia) => (
          <section key={conferencia.prova.id} className={styles.prova}>
            {conferencias.length > 1 && <h3>{conferencia.prova.nome}</h3>}
            <Achados conferencia={conferencia} linkOf={linkOf} onClose={onClose} />
          </section>
        ))}
      </div>
      <DialogFoot onCancel={onClose} cancelar={publicaveis === 0 ? 'Entendi' : 'Cancelar'}>
        {publicaveis > 0 && <Button onClick={onPublish}>{publishWords(props, publicaveis)}</Button>}
      </DialogFoot>
    </Dialog>
  )
}

/** The title is a question only if there is something to publish. */
function tituloOf(
  { conferencias, outras }: Pick<ConferenciaDialogProps, 'conferencias' | 'outras'>,
  publicaveis: number,
): string {
  const [only, ...others] = conferencias
  if (only && others.length === 0 && outras === 0) {
    const { nome } = only.prova
    return publicaveis === 0 ? `${nome} ainda não pode ser publicada` : `Publicar ${nome}?`
  }
  return publicaveis === 0
    ? 'As provas escolhidas ainda não podem ser publicadas'
    : 'Publicar as provas escolhidas?'
}

function publishWords(
  { conferencias, outras }: Pick<ConferenciaDialogProps, 'conferencias' | 'outras'>,
  publicaveis: number,
): string {
  if (publicaveis === conferencias.length + outras) return 'Publicar assim mesmo'
  return `Publicar ${byCount(publicaveis, 'a outra', `as outras ${publicaveis}`)}`
}

type AchadosProps = Pick<ConferenciaDialogProps, 'linkOf' | 'onClose'> & {
  conferencia: Conferencia
}

/** A link also closes the dialog, because it may lead to the same screen. */
function Achados({ conferencia, linkOf, onClose }: AchadosProps) {
  const { impedem, avisos } = gruposOf(conferencia)
  const listOf = (grupos: readonly Grupo[]) => (
    <ul className={styles.grupos}>
      {grupos.map(({ codigo, titulo, achados }) => (
        <li key={codigo}>
          <strong>{titulo}</strong>
          <ul className={styles.achados}>
            {achados.map((achado) => (
              <li
                key={`${achado.entidade} ${achado.id} ${achado.campo ?? ''}`}
                data-detailed={achado.detalhe !== null}
              >
                <Link to={linkOf(achado, conferencia.prova.id)} onClick={onClose}>
                  {achado.nome}
                </Link>
                {achado.detalhe !== null && <span>: {achado.detalhe}</span>}
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  )
  return (
    <>
      {impedem.length > 0 && (
        <>
          <p className={styles.impede}>Impede a publicação:</p>
          {listOf(impedem)}
        </>
      )}
      {avisos.length > 0 && (
        <>
          <p className={styles.aviso}>Ainda falta, mas não impede a publicação:</p>
          {listOf(avisos)}
        </>
      )}
    </>
  )
}
