import type { ErrorBody } from '@rumo/contract'

type Refusal = Pick<ErrorBody, 'titulo' | 'mensagem' | 'codigo'>

const UNREADABLE: Refusal = {
  titulo: 'Pedido inválido',
  mensagem: 'O servidor não entendeu o pedido.',
  codigo: 'pedido_invalido',
}

/**
 * Our messages for requests that the framework itself refuses. All other statuses get that of an unreadable request.
 */
const REFUSALS: Record<number, Refusal> = {
  408: {
    titulo: 'Pedido lento demais',
    mensagem: 'O pedido não chegou inteiro a tempo. Confira a conexão e tente de novo.',
    codigo: 'pedido_lento',
  },
  413: {
    titulo: 'Pedido grande demais',
    mensagem: 'O pedido passa do tamanho que o servidor aceita.',
    codigo: 'pedido_grande_demais',
  },
  414: {
    titulo: 'Endereço longo demais',
    mensagem: 'O endereço pedido passa do tamanho que o servidor aceita.',
    codigo: 'endereco_longo_demais',
  },
  415: {
    titulo: 'Tipo não aceito',
    mensagem: 'O servidor só aceita pedidos em JSON.',
    codigo: 'tipo_nao_aceito',
  },
  431: {
    titulo: 'Pedido grande demais',
    mensagem:
      'O navegador enviou dados demais com o pedido. Apague os cookies deste site e tente de novo.',
    codigo: 'pedido_grande_demais',
  },
}

/** The body of the answer to a request that the framework refuses, by the status. */
export function refusalBody(status: number): ErrorBody {
  return { icone: 'error', ...(REFUSALS[status] ?? UNREADABLE) }
}
