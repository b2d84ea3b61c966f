import type {
  CadernoDeExame,
  Importacao,
  LinhaDeImportacao,
  QuestaoDoCaderno,
  TemaDoCaderno,
} from '@rumo/contract'

/** A question without a doubt, on page 2, with five alternatives. C is right. */
export const questaoFixture = (
  numero: number,
  fields: Partial<QuestaoDoCaderno> = {},
): QuestaoDoCaderno => ({
  numero,
  materia: 'Física',
  texto: `Enunciado ${numero}.`,
  referencias: [],
  alternativas: Array.from('ABCDE', (nome) => ({
    nome,
    texto: `${nome} da ${numero}.`,
    ...(nome === 'C' && { correta: true }),
  })),
  pagina: 2,
  regiao: { pagina: 2, x0: 40, y0: 40 + numero * 100, x1: 540, y1: 120 + numero * 100 },
  continua: [],
  confianca: 0.99,
  problemas: [],
  aprovada: false,
  ...fields,
})

export const DUVIDA = { codigo: 'tabela', mensagem: 'Uma tabela ficou como imagem: confira.' }

export const temaFixture = (fields: Partial<TemaDoCaderno> = {}): TemaDoCaderno => ({
  tema: 'A pressa',
  textos: [{ texto: 'Um texto de apoio.' }],
  instrucoes: 'Escreva uma dissertação.',
  problemas: [],
  aprovada: false,
  ...fields,
})

/** A draft with a theme and questions 1 to 3. Question 2 has a doubt and shares a text with question 3. */
export const cadernoFixture = (fields: Partial<CadernoDeExame> = {}): CadernoDeExame => ({
  paginas: 4,
  numeros_ausentes: [],
  referencias: [{ id: 'texto-02-03', texto: 'Um texto para duas.' }],
  questoes: [
    questaoFixture(1),
    questaoFixture(2, { referencias: ['texto-02-03'], problemas: [DUVIDA], pagina: 3 }),
    questaoFixture(3, { referencias: ['texto-02-03'] }),
  ],
  redacoes: [temaFixture()],
  ...fields,
})

export const linhaFixture = (fields: Partial<LinhaDeImportacao> = {}): LinhaDeImportacao => ({
  id: 9,
  nome: 'Prova Azul',
  estado: 'em_revisao',
  autor: 'Renata Lopes',
  criada_em: '2026-11-20T12:00:00.000Z',
  atualizada_em: '2026-11-20T12:01:00.000Z',
  etapa: null,
  feitas: 0,
  total: 0,
  mensagem: null,
  questoes: 3,
  temas: 0,
  aprovadas: 0,
  com_duvida: 1,
  id_prova: null,
  publicada: null,
  versao: 4,
  ...fields,
})

export const importacaoFixture = (fields: Partial<Importacao> = {}): Importacao => ({
  ...linhaFixture(),
  salva_por: null,
  url_arquivo: '/arquivos/a.pdf',
  url_gabarito: null,
  paginas: Array.from({ length: 4 }, (_, index) => ({
    url_imagem: `/arquivos/p${index + 1}.png`,
    largura: 600,
    altura: 800,
  })),
  rascunho: cadernoFixture(),
  ...fields,
})
