import { IconExternal, usePageTitle, VisuallyHidden } from '@rumo/shared-ui'
import type { ReactNode } from 'react'
import { Barra } from '../../../features/leitor/barra/barra.tsx'
import { Abrindo } from '../../../features/leitor/estados/abrindo.tsx'
import { NoLugar } from '../../../features/leitor/estados/no-lugar.tsx'
import type { Documento } from '../../../shared/documento.ts'
import styles from './sem-leitor.module.css'
import { Voltar } from './voltar.tsx'

interface SemProvaProps {
  titulo: string
  antes?: ReactNode
  children: ReactNode
}

/** The page of a prova with nothing to read in it: its bar, and why. */
export function SemProva({ titulo, antes, children }: SemProvaProps) {
  const heading = usePageTitle(titulo)
  return (
    <>
      <Barra voltar={<Voltar />} titulo={titulo} heading={heading} />
      {antes}
      <NoLugar>{children}</NoLugar>
    </>
  )
}

interface SemLeitorProps extends Omit<SemProvaProps, 'children'> {
  documento: Documento
}

interface CarregandoPdfProps extends SemLeitorProps {
  isSlow: boolean
  onRetry: () => void
}

/** A prova whose reader is on its way; its heading takes the focus with the reader's own. */
export const CarregandoPdf = ({ titulo, antes, ...wait }: CarregandoPdfProps) => (
  <>
    <Barra voltar={<Voltar />} titulo={titulo} heading={null} />
    {antes}
    <Abrindo {...wait} />
  </>
)

export const SemPdf = ({ titulo, antes, documento }: SemLeitorProps) => (
  <SemProva titulo={titulo} antes={antes}>
    <h2>PDF ainda não disponível</h2>
    <p>
      Esta prova ainda não tem o {documento === 'gabarito' ? 'gabarito' : 'caderno'} em PDF. Volte
      mais tarde.
    </p>
  </SemProva>
)

interface PdfDeForaProps extends SemLeitorProps {
  url: string
  /** The host that it lies at. */
  origem: string
}

/** A PDF of an origin that the site's configuration does not name: a link, and why it is no more. */
export const PdfDeFora = ({ titulo, antes, documento, url, origem }: PdfDeForaProps) => (
  <SemProva titulo={titulo} antes={antes}>
    <h2>{documento === 'gabarito' ? 'Este gabarito' : 'Esta prova'} abre em outra aba</h2>
    <p>
      O PDF está em <b>{origem}</b>, um endereço que esta página não pode abrir aqui dentro.
    </p>
    <p>
      <a className={styles.link} href={url} target="_blank" rel="noreferrer">
        Abrir o PDF
        <VisuallyHidden> (abre em outra aba)</VisuallyHidden>
        <IconExternal />
      </a>
    </p>
  </SemProva>
)
