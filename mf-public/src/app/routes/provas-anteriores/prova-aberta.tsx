import type { Prova } from '@rumo/contract'
import { http } from '@rumo/shared-auth'
import { useCallback, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { apiOrigin, lugarDe } from '../../../features/provas/provas.calls.ts'
import { arquivoOf } from '../../../features/provas/arquivo.ts'
import {
  findProva,
  type Edicao,
  type GrupoDeProvas,
} from '../../../features/provas/provas.rules.ts'
import { fileNameOf, tituloOf } from '../../../features/provas/provas.words.ts'
import { Carregando, TextSkeleton } from '../../../shared/carregando.tsx'
import { LoadFailed } from '../../../shared/load-failed.tsx'
import { Page } from '../../../shared/page.tsx'
import type { Load } from '../../../shared/use-load.ts'
import { documentoOf, lugarOf } from './prova-paths.ts'
import { Instrucoes, PdfTrocado } from './instrucoes.tsx'
import { LazyLeitor } from './lazy-leitor.tsx'
import { PdfDeFora, SemPdf, SemProva } from './sem-leitor.tsx'
import { Voltar } from './voltar.tsx'

interface ProvaAbertaProps {
  id: string
  provas: Load<GrupoDeProvas[]>
  origensDeArquivos: readonly string[]
}

/** The prova in the address: its PDF, or the reason why there is none. */
export function ProvaAberta({ id, provas, origensDeArquivos }: ProvaAbertaProps) {
  if (provas.status === 'loading') {
    return (
      <Page>
        <Carregando
          titulo="Prova"
          texto="Carregando provas..."
          isSlow={provas.isSlow}
          onRetry={provas.retry}
        >
          <TextSkeleton />
        </Carregando>
      </Page>
    )
  }
  if (provas.status === 'error') {
    return (
      <SemProva titulo="Prova">
        <LoadFailed load={provas} />
      </SemProva>
    )
  }
  const found = findProva(provas.value, id)
  if (found) return <Aberta {...found} origensDeArquivos={origensDeArquivos} />
  return (
    <SemProva titulo="Essa prova não existe">
      <p>Confira o endereço. A prova também pode ter saído do ar.</p>
    </SemProva>
  )
}

interface AbertaProps extends Pick<ProvaAbertaProps, 'origensDeArquivos'> {
  prova: Prova
  edicao: Edicao | null
}

function Aberta({ prova, edicao, origensDeArquivos }: AbertaProps) {
  const [search] = useSearchParams()
  const documento = documentoOf(search)
  const isGabarito = documento === 'gabarito'
  const { pagina, idQuestao } = lugarOf(search)
  const [isTrocado, setIsTrocado] = useState(false)
  const loadLugar = useCallback(
    async (signal: AbortSignal) => {
      const lugar = await lugarDe({ pagina, idQuestao, idProva: prova.id }, signal)
      if (!signal.aborted) setIsTrocado(lugar.isTrocado)
      return lugar
    },
    [pagina, idQuestao, prova.id],
  )
  const arquivo = arquivoOf(isGabarito ? prova.url_gabarito : prova.url_arquivo, {
    resolve: (path) => http.fileUrl(path),
    origens: [location.origin, apiOrigin(), ...origensDeArquivos],
  })
  const antes = isGabarito ? null : (
    <>
      <output>{isTrocado && <PdfTrocado />}</output>
      {prova.instrucoes && <Instrucoes texto={prova.instrucoes} />}
    </>
  )
  const titulo = tituloOf(prova, documento)
  if (arquivo.onde === 'nenhum') return <SemPdf {...{ titulo, antes, documento }} />
  if (arquivo.onde === 'fora') return <PdfDeFora {...{ titulo, antes, documento }} {...arquivo} />
  return (
    <LazyLeitor
      titulo={titulo}
      arquivo={{
        url: arquivo.url,
        nome: fileNameOf(titulo, edicao),
        documento,
        isRascunho: prova.publicada === false && new URL(arquivo.url).origin === apiOrigin(),
      }}
      voltar={<Voltar />}
      antes={antes}
      {...(!isGabarito && { loadLugar })}
    />
  )
}
