import type { Faculdade } from '@rumo/contract'
import type { ReactNode } from 'react'
import { WaitingScreen, type WaitingWords } from '../shared/waiting-screen.tsx'
import { isGuardadas } from './guardadas-path.ts'
import { INTRO } from './routes/vestibular-completo/intro.ts'

interface ComFaculdade {
  faculdade: Faculdade
}

/** Makes a screen whose code is loaded when it is needed, so that the home page does without it. */
function lazy<Module, Props>(
  load: () => Promise<Module>,
  words: WaitingWords | ((props: Props) => WaitingWords),
  render: (module: Module, props: Props) => ReactNode,
) {
  const Lazy = (props: Props) => (
    <WaitingScreen load={load} {...(typeof words === 'function' ? words(props) : words)}>
      {(module) => render(module, props)}
    </WaitingScreen>
  )
  return Object.assign(Lazy, { load })
}

export const Login = lazy(
  () => import('./routes/login.tsx'),
  { titulo: 'Entrar na Plataforma' },
  (module, { faculdade }: ComFaculdade) => <module.Login faculdade={faculdade} />,
)

export const Cadastro = lazy(
  () => import('./routes/cadastro.tsx'),
  { titulo: 'Criar Conta' },
  (module) => <module.Cadastro />,
)

const POR_EMAIL = {
  SenhaEsquecida: 'Esqueci minha senha',
  SenhaNova: 'Escolher uma nova senha',
  ConfirmarEmail: 'Confirmar o e-mail',
  PararAvisos: 'Parar de receber avisos',
}

/** The screens that ask for a mail or that a mail links to. Their code is one chunk. */
export const PorEmail = lazy(
  () => import('./routes/por-email.tsx'),
  ({ tela }: ComFaculdade & { tela: keyof typeof POR_EMAIL }) => ({ titulo: POR_EMAIL[tela] }),
  (module, { tela, faculdade }) => {
    const Tela = module[tela]
    return <Tela faculdade={faculdade} />
  },
)

export const NoAparelho = lazy(
  () => import('./routes/no-aparelho.tsx'),
  { titulo: 'No aparelho' },
  (module) => <module.NoAparelho />,
)

/** The screen of past exams. The PDF reader is loaded only when a PDF opens. */
export const ProvasAnteriores = lazy(
  () => import('./routes/provas-anteriores.tsx'),
  ({ id }: { id: string | undefined; origensDeArquivos: readonly string[] }) => ({
    titulo: id === undefined ? 'Provas anteriores' : 'Prova',
    texto: 'Carregando provas...',
    oQue: 'as provas',
  }),
  (module, { origensDeArquivos }) => (
    <module.ProvasAnteriores origensDeArquivos={origensDeArquivos} />
  ),
)

/** The search, the kept questions, or the screen of one question. */
export const Questoes = lazy(
  async () => (await import('./routes/questoes/questoes.open.tsx')).openQuestoes(),
  ({ id }: { id?: string }) => {
    if (id !== undefined && !isGuardadas(id)) {
      return { titulo: 'Questão', texto: 'Carregando a questão...', oQue: 'a questão' }
    }
    const titulo = id === undefined ? 'Questões' : 'Questões guardadas'
    return { titulo, texto: 'Carregando questões...', oQue: 'as questões' }
  },
  (Screen, { id }) => <Screen key={id} id={id} />,
)

export const RevisarErros = lazy(
  async () => (await import('./routes/revisar-erros/revisar-erros.open.tsx')).openRevisao(),
  { titulo: 'Revisar erros', texto: 'Carregando questões...', oQue: 'a revisão' },
  (Screen) => <Screen />,
)

export const Simulado = lazy(
  () => import('./routes/simulados.tsx'),
  { titulo: 'Simulado', texto: 'Carregando o simulado...', oQue: 'o simulado' },
  (module, { id }: { id: string }) => <module.Simulado key={id} id={id} />,
)

export const TemasRedacao = lazy(
  async () => (await import('./routes/temas-redacao/temas-redacao.open.tsx')).openTemasRedacao(),
  {
    titulo: 'Tema de redação',
    texto: 'Carregando tema de redação...',
    oQue: 'o tema de redação',
  },
  (Screen) => <Screen />,
)

export const VestibularCompleto = lazy(
  async () =>
    (
      await import('./routes/vestibular-completo/vestibular-completo.open.tsx')
    ).openVestibularCompleto(),
  {
    titulo: 'Vestibular completo',
    intro: INTRO,
    texto: 'Gerando Simulado...',
    oQue: 'o simulado',
  },
  (Screen) => <Screen />,
)
