import { NotOffered } from '../../../shared/not-offered.tsx'

const TITULO = 'Temas de redação'

/** Shown at an address without a valid id. */
export const NenhumTema = () => (
  <NotOffered titulo={TITULO} mensagem="Não existe tema neste endereço." />
)

export const NaoHaColetanea = () => (
  <NotOffered
    titulo={TITULO}
    mensagem="O servidor deste site não deixa editar os textos de apoio. O tema você muda em Provas, nas instruções de redação."
  />
)
