import { useHref } from 'react-router-dom'
import { CopyButton } from '../../shared/copy-button.tsx'
import { pathToQuestao } from '../paths.ts'

/** Copies the address of a question, as one sends it to a friend. */
export function CopiarEndereco({ idQuestao }: { idQuestao: number }) {
  const path = useHref(pathToQuestao(idQuestao))
  return (
    <CopyButton
      texto={`${globalThis.location.origin}${path}`}
      rotulo="Copiar o endereço"
      copiado="Endereço copiado."
    />
  )
}
