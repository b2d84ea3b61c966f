import { NotOffered } from '../../../shared/not-offered.tsx'

export const NaoHaCorrecao = () => (
  <NotOffered
    titulo="Redações a corrigir"
    mensagem="O servidor deste site não recebe redações para corrigir."
  />
)

/** Shown at an address without a valid id. */
export const NenhumaRedacao = () => (
  <NotOffered titulo="Redações a corrigir" mensagem="Não existe redação neste endereço." />
)
