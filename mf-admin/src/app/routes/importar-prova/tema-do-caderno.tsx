import type { CadernoDeExame } from '@rumo/contract'
import type { RevisaoKeeper } from '../../../features/importacoes/revisao-keeper.ts'
import { PreviaDoTema } from '../../../features/redacoes/previa-do-tema.tsx'
import { TemaCampos } from '../../../features/redacoes/tema-campos.tsx'
import { editTema, newTema, type TemaRascunho } from '../../../features/redacoes/tema-rascunho.ts'
import { useImagens } from '../../../shared/arquivos/use-imagens.ts'
import { EditorWithPrevia } from './editor-with-previa.tsx'
import { abrirTema, escreverTema } from './tema-aberto.ts'
import { useAberta } from './use-aberta.ts'

interface TemaProps {
  keeper: RevisaoKeeper
  caderno: CadernoDeExame
  indice: number
  errors: Readonly<Record<string, string>>
}

export function Tema({ keeper, caderno, indice, errors }: TemaProps) {
  const [tema, change] = useAberta<TemaRascunho>({
    keeper,
    caderno,
    sourceOf: ({ redacoes }) => [redacoes[indice]],
    open: ({ redacoes }) => {
      const there = redacoes[indice]
      return there ? abrirTema(there) : newTema(0)
    },
    write: (now, aberta) => ({ caderno: escreverTema(now, indice, aberta), aberta }),
  })
  const images = tema.referencias.map(({ url_imagem }) => url_imagem)
  const resolveArquivo = useImagens(images.filter((url) => url !== ''))
  return (
    <EditorWithPrevia previa={<PreviaDoTema tema={tema} resolveArquivo={resolveArquivo} />}>
      <TemaCampos
        tema={tema}
        dispatch={(edicao) => change((now) => editTema(now, edicao))}
        errors={errors}
        resolveArquivo={resolveArquivo}
        de={{ ofertas: [] }}
      />
    </EditorWithPrevia>
  )
}
