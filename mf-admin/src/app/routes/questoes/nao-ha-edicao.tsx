import { NotOffered } from '../../../shared/not-offered.tsx'

export const NaoHaEdicao = () => (
  <NotOffered titulo="Questões" mensagem="O servidor deste site não deixa editar questões." />
)
