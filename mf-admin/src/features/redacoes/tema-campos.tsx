import type { ComponentProps, Dispatch } from 'react'
import { ReferenciasEditor } from '../../shared/referencias/referencias-editor.tsx'
import type { ReferenciaWords } from '../../shared/referencias/referencias.words.ts'
import { TomaImagem } from '../../shared/referencias/toma-imagem.tsx'
import { TextoField } from '../../shared/texto/texto-field.tsx'
import type { EdicaoDeTema, TemaRascunho } from './tema-rascunho.ts'

interface TemaCamposProps extends Pick<
  ComponentProps<typeof ReferenciasEditor>,
  'de' | 'errors' | 'resolveArquivo'
> {
  tema: TemaRascunho
  dispatch: Dispatch<EdicaoDeTema>
}

const COLETANEA: ReferenciaWords = {
  titulo: 'Coletânea',
  hint: 'Textos e imagens de apoio, na ordem em que o candidato os vê. Um mesmo texto pode servir a outros temas e a questões.',
  item: 'texto',
  do: 'do',
  texto: 'Texto de apoio',
  agora: 'Agora é o texto',
  nova: 'Novo texto ou imagem',
  usar: 'Usar um que já existe',
  de: 'deste tema',
  em: 'neste tema',
}

/** All fields of a theme with its coletânea. Used for stored themes and for the draft of an import. */
export const TemaCampos = ({ tema, ...around }: TemaCamposProps) => (
  <>
    <TomaImagem path="instrucoes" referencias={tema.referencias} words={COLETANEA} {...around}>
      <TextoField
        label="Instruções"
        required
        rows={8}
        isWide
        hint="A primeira linha é o título do tema. O resto diz o que escrever."
        value={tema.instrucoes}
        onChange={({ target }) =>
          around.dispatch({ type: 'set-instrucoes', instrucoes: target.value })
        }
        name="instrucoes"
        error={around.errors['instrucoes']}
      />
    </TomaImagem>
    <ReferenciasEditor referencias={tema.referencias} words={COLETANEA} {...around} />
  </>
)
