import { useHref } from 'react-router-dom'
import { CopyButton } from '../../shared/copy-button.tsx'
import { pathToQuestao } from '../paths.ts'

export function CopiarEndereco({ idQuestao }: { idQuestao: number }) {
  const path = useHref(pathToQuestao(idQuestao))
  return (
    <CopyButton
      texto={`${globalThis.location.origin}${path}`}
      rotulo="Copiar o endereço da questão"
      copiado="Endereço copiado."
    />
  )
}
