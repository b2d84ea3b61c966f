import { NotOffered } from '../../../shared/not-offered.tsx'

/** Stands at an address that names no record. */
export const NadaAqui = ({ noun }: { noun: string }) => (
  <NotOffered titulo="Questões" mensagem={`Não existe ${noun} neste endereço.`} />
)

export const NaoHaEdicao = () => (
  <NotOffered titulo="Questões" mensagem="O servidor deste site não deixa editar questões." />
)
