/**
 * The content of a mail. It contains no names and no other addresses, because a stranger could request a mail with
 * advertising in them.
 */
export interface Mensagem {
  assunto: string
  texto: string
}

const mensagem = (assunto: string, ...paragrafos: string[]): Mensagem => ({
  assunto: `Rumo: ${assunto}`,
  texto: `${paragrafos.join('\n\n')}\n`,
})

const UMA_VEZ = 'Este link vale por 30 minutos e só funciona uma vez.'

export const senhaEsquecida = (site: string, chave: string): Mensagem =>
  mensagem(
    'escolha uma nova senha',
    'Olá!',
    'Pediram uma nova senha para a sua conta no Rumo. Se foi você, abra este link e escolha a senha:',
    `${site}senha-nova#${chave}`,
    UMA_VEZ,
    'Se não foi você, não faça nada: sua senha continua a mesma.',
  )

export const senhaTrocada = (site: string): Mensagem =>
  mensagem(
    'sua senha foi trocada',
    'Olá!',
    'A senha da sua conta no Rumo acaba de ser trocada, e os aparelhos que estavam na conta saíram dela.',
    'Se não foi você, escolha outra senha agora:',
    `${site}senha-esquecida`,
  )

export const confirmeOAtual = (site: string, chave: string): Mensagem =>
  mensagem(
    'confirme a troca do seu e-mail',
    'Olá!',
    'Pediram para trocar o e-mail da sua conta no Rumo por outro. Se foi você, confirme aqui:',
    `${site}confirmar-email#${chave}`,
    'A troca só acontece depois de confirmada também no e-mail novo.',
    UMA_VEZ,
    'Se não foi você, não confirme, e troque sua senha: alguém sabe qual é.',
  )

export const confirmeONovo = (site: string, chave: string): Mensagem =>
  mensagem(
    'confirme seu novo e-mail',
    'Olá!',
    'Pediram para usar este e-mail em uma conta do Rumo. Se foi você, confirme aqui:',
    `${site}confirmar-email#${chave}`,
    'A troca só acontece depois de confirmada também no e-mail antigo.',
    UMA_VEZ,
    'Se não foi você, não faça nada.',
  )

export const redacaoCorrigida = (site: string, id: number, saida: string): Mensagem =>
  mensagem(
    'sua redação foi corrigida',
    'Olá!',
    'Uma redação sua foi corrigida. A nota e os comentários estão aqui:',
    `${site}aluno/redacoes/${id}`,
    'Você recebe este aviso porque pediu. Para não receber mais, abra este link:',
    `${site}parar-avisos#${saida}`,
  )
