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

/** The page of a prova without a PDF to read: its bar, and the reason. */
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

/** A prova while its reader loads. The heading takes the focus later, together with that of the reader. */
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
  /** The host of the PDF. */
  origem: string
}

/**
 * A link to a PDF on an origin that the site's configuration does not list, and the reason why it is not shown here.
 */
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
