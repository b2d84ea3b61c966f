import { FormattedText, Referencias } from '@rumo/shared-ui'
import { http } from '@rumo/shared-auth'
import type { ReactNode } from 'react'
import { ComoEscrever } from '../../../features/redacoes/como-escrever.tsx'
import type { Tema } from '../../../features/redacoes/tema.ts'

interface TextosProps {
  tema: Tema
  guardadas: ReactNode
}

/** The instructions of a theme, its reference texts and the guidance. */
export const Textos = ({ tema, guardadas }: TextosProps) => (
  <>
    {tema.comando && (
      <div data-lido data-trecho="texto">
        <FormattedText texto={tema.comando} />
      </div>
    )}
    {(tema.textos.length > 0 || tema.faltam) && (
      <div data-lido>
        <Referencias
          numeradas
          referencias={tema.textos}
          faltam={tema.faltam}
          resolveArquivo={(url) => http.fileUrl(url)}
        />
      </div>
    )}
    <ComoEscrever />
    {guardadas}
  </>
)
