import { createElement, type ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import * as examIcons from './exam-icons.tsx'
import * as icons from './icons.tsx'
import * as ui from './shared-ui.ts'
import { questao, referencia } from './questao/questao.fixture.ts'

const noop = () => undefined
const references = [
  referencia({ id: 1, titulo: 'Texto', texto: 'a '.repeat(600) }),
  referencia({ id: 2, url_imagem: 'f.png', descricao: 'Gráfico' }),
]

const loading = {
  data: undefined,
  dataUpdatedAt: 0,
  error: null,
  isFetching: true,
  refetch: noop,
}

function SheetLines() {
  return <p>{ui.useSheetLines({ current: null })}</p>
}

function IsOnline() {
  return <p>{String(ui.useIsOnline())}</p>
}

function PageTitle() {
  return <h1 ref={ui.usePageTitle('Início')}>Início</h1>
}

function Form() {
  const form = ui.useForm({ names: ['nome'], submit: () => Promise.resolve() })
  return (
    <form {...form.props}>
      <ui.Field label="Nome" {...form.field('nome')} />
    </form>
  )
}

const guardada: ui.LeituraGuardada = {
  ajustes: () => ({ letras: 'padrao', espaco: 'padrao', tema: 'aparelho' }),
  subscribe: () => () => undefined,
  choose: () => undefined,
  follow: async () => undefined,
}

const elements: Record<string, ReactElement> = {
  Bubble: <ui.Bubble letra="A" estado="certa" tamanho={40} atual />,
  UngradedBubble: <ui.UngradedBubble estado="livre" tamanho={40} />,
  Button: <ui.Button>Responder</ui.Button>,
  SelectField: <ui.SelectField label="a" name="a" />,
  Options: <ui.Options of={[1, 2]} />,
  RecordOptions: <ui.RecordOptions of={[{ id: 1, nome: 'Prova Azul' }]} />,
  RadioField: <ui.RadioField label="a" name="a" opcoes={[['b', 'B']]} />,
  Mark: <ui.Mark />,
  WordMark: <ui.WordMark />,
  Facts: <ui.Facts of="Física · 5 h" />,
  FaculdadeMark: <ui.FaculdadeMark nome="Colégio" />,
  FormattedText: <ui.FormattedText texto={'<b>a</b> \\(x\\) <table><tr><td>1</td></tr></table>'} />,
  LoadingText: <ui.LoadingText>Carregando...</ui.LoadingText>,
  ErrorPanel: <ui.ErrorPanel titulo="a" mensagem="b" onRetry={noop} />,
  EmptyPanel: <ui.EmptyPanel titulo="a" mensagem="b" />,
  Demora: <ui.Demora texto="a" isSlow onRetry={noop} />,
  TryAgain: <ui.TryAgain onRetry={noop}>a</ui.TryAgain>,
  Pager: <ui.Pager titulo="a" pagina={1} pages={2} onPagina={noop} />,
  Loaded: (
    <ui.Loaded query={loading} texto="a">
      {String}
    </ui.Loaded>
  ),
  Referencias: <ui.Referencias referencias={references} resolveArquivo={(url) => url} numeradas />,
  ScrollBox: <ui.ScrollBox label="a">b</ui.ScrollBox>,
  VisuallyHidden: <ui.VisuallyHidden>a</ui.VisuallyHidden>,
  Pauta: <ui.Pauta>a</ui.Pauta>,
  FolhaPautada: <ui.FolhaPautada linhas={3} marcado="a" defaultValue="a" />,
  BUTTON_LINK: (
    <a className={ui.BUTTON_LINK} href="/">
      Entrar
    </a>
  ),
  QUIET_LINK: (
    <a className={ui.QUIET_LINK} href="/">
      Entrar
    </a>
  ),
  InItsPlace: <ui.InItsPlace shown>a</ui.InItsPlace>,
  Leitura: <ui.Leitura guardada={guardada} />,
  useIsOnline: <IsOnline />,
  usePageTitle: <PageTitle />,
  useSheetLines: <SheetLines />,
  FieldError: <ui.FieldError id="a">Preencha este campo.</ui.FieldError>,
  Field: <ui.Field label="Nome" name="nome" hint="a" error="b" action={<button>c</button>} />,
  TextField: <ui.TextField label="Tema" name="tema" />,
  PasswordField: <ui.PasswordField label="Senha" name="senha" />,
  useForm: <Form />,
  Questao: (
    <ui.Questao
      questao={questao({ referencias: references })}
      titulo="Questão 1"
      escolhida={15}
      conferida
      onEscolher={noop}
      onResponder={noop}
      resolveArquivo={(url) => url}
      acao={<ui.Button>Próxima</ui.Button>}
    />
  ),
  ...Object.fromEntries(
    Object.entries({ ...icons, ...examIcons }).map(([name, Icon]) => [name, createElement(Icon)]),
  ),
}

it.each(Object.entries(elements))('%s is prerendered without a style attribute', (_, element) => {
  const markup = renderToString(element)
  expect(markup).toMatch(/^<\w+/)
  // The policy of the site has style-src 'self', so a style attribute in the markup would be refused.
  expect(markup).not.toContain('style=')
})

it('prerenders everything that is exported', () => {
  const pure = new Set([
    'preloadFormulas',
    'plainTextOf',
    'bubbleOf',
    'menorOf',
    'icon',
    'mailtoOf',
    'stopSecondTap',
    'saveFile',
  ])
  const hooks = new Set(['useForm', 'useMediaQuery', 'useShownClaims', 'useSlow'])
  const words = new Set(['SEM_TITULO', 'ORIENTACOES_DA_REDACAO'])
  const dialogs = new Set([
    'alert',
    'askAboutEmail',
    'alertFailure',
    'confirm',
    'preloadDialogs',
    'toast',
  ])
  const missing = Object.keys(ui).filter(
    (name) =>
      !(name in elements) && ![pure, hooks, words, dialogs].some((names) => names.has(name)),
  )
  expect(missing).toEqual([])
})
