import { confirm } from '@rumo/shared-ui'

/** Asks whether the grades by one rubric may give way to another. */
export const mayChangeRubrica = () =>
  confirm({
    titulo: 'Trocar de rubrica?',
    texto: 'As notas que você deu se perdem: os critérios são outros. Os comentários ficam.',
    confirmar: 'Trocar',
    cancelar: 'Manter',
  })

/** Asks whether a remark may go. */
export const mayRemoveComentario = () =>
  confirm({
    titulo: 'Tirar este comentário?',
    texto: 'O que você escreveu nele se perde.',
    confirmar: 'Tirar',
    cancelar: 'Manter',
  })

/** Asks whether what another window left on this device may go. */
export const mayDiscardDeixada = () =>
  confirm({
    titulo: 'Descartar o outro rascunho?',
    texto: 'O que a outra janela deixou neste aparelho se perde. O que está aqui fica.',
    confirmar: 'Descartar',
    cancelar: 'Manter',
  })

/** Asks whether a correction may be made final, with what other windows left of it. */
export const mayDeliver = (outras: number) =>
  confirm({
    titulo: 'Entregar a correção?',
    texto: `O aluno passa a ler as notas e os comentários, e nada mais muda nela.${outras > 0 ? DEIXADA : ''}`,
    confirmar: 'Entregar',
  })

/** Asks whether a correction may go, with what other windows left of it. */
export const mayRemove = (outras: number) =>
  confirm({
    titulo: 'Descartar a sua correção?',
    texto: `As notas, os comentários e o parecer que você escreveu se perdem.${outras > 0 ? DEIXADA : ''}`,
    confirmar: 'Descartar',
    cancelar: 'Continuar corrigindo',
  })

const DEIXADA = ' Outra janela deixou um rascunho dela neste aparelho: ele se perde também.'
