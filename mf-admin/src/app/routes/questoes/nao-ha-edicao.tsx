import { NotOffered } from '../../../shared/not-offered.tsx'

/** Shown at an address without a valid id. */
export const NadaAqui = ({ noun }: { noun: string }) => (
  <NotOffered titulo="Questões" mensagem={`Não existe ${noun} neste endereço.`} />
)

export const NaoHaEdicao = () => (
  <NotOffered titulo="Questões" mensagem="O servidor deste site não deixa editar questões." />
)
