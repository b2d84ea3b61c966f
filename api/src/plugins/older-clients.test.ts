import { expect } from 'vitest'
import { it, type TestApi } from '../testing/api.ts'
import { SENHA } from '../testing/records.ts'

// The requests of an older web client and of a mobile app, in their order, and what these clients read in the answers.
// They know section 7 (docs/product/calls.md) and its envelope, and ignore the status.

const HOST = 'rumo.exemplo.br'

interface Said {
  valido?: boolean
  mensagem?: string
  dados?: unknown
}

type Row = Record<string, unknown>

const rowOf = ({ dados }: Said) => Object(dados) as Row
const rowsOf = ({ dados }: Said) => (Array.isArray(dados) ? (dados as Row[]) : [])

async function asked(api: TestApi, request: string, payload?: object, token?: string) {
  const [method = '', url = ''] = request.split(' ')
  const answer = await api.app.inject({
    method: method as 'GET',
    url,
    headers: { host: HOST, ...(token && { authorization: `Bearer ${token}` }) },
    ...(payload && { payload }),
  })
  return answer.json<Said>()
}

it('an older client practises: it finds each question among the links by their id', async ({
  api,
}) => {
  const withFigure = await api.make.questao()
  const without = await api.make.questao()
  const figura = await api.make.referencia({
    url_imagem: 'arquivos/figuras/a.png',
    descricao: 'A.',
  })
  await api.make.link(withFigure.id, figura.id)
  const links = rowsOf(await asked(api, 'GET /questoes-referencias'))
  const shown = []
  for (const { id } of [withFigure, without]) {
    const questao = rowOf(await asked(api, `GET /questoes/${id}`))
    const alternativas = rowsOf(await asked(api, `GET /alternativas?questaoId=${id}`))
    expect(alternativas.every((one) => typeof one['correta'] === 'boolean')).toBe(true)
    const link = links.find((one) => one['id'] === questao['id'])
    const idReferencia = link?.['id_referencia']
    const read = idReferencia && (await asked(api, `GET /referencias/${Number(idReferencia)}`))
    shown.push(read ? rowOf(read)['url_imagem'] : idReferencia)
  }
  expect(shown).toEqual([`http://${HOST}/arquivos/figuras/a.png`, null])
})

it('an older back office writes an exam by what it read, and closes its forms', async ({ api }) => {
  const admin = await api.make.usuario({ perfil: 'Administrador' })
  const entered = await asked(api, 'POST /usuarios/login', { email: admin.email, senha: SENHA })
  const token = String(entered.dados)
  const write = async (request: string, body: object) => {
    const answer = await asked(api, request, body, token)
    expect([request, answer]).toEqual([request, expect.objectContaining({ valido: true })])
    return rowOf(answer)
  }
  const vestibular = await write('POST /vestibulares', { ano: 2031, semestre: 1 })
  const prova = await write('POST /provas', {
    nome: 'Azul',
    instrucoes: 'Leia.',
    url_arquivo: `http://${HOST}/arquivos/provas/a.pdf`,
    id_vestibular: vestibular['id'],
  })
  const id_prova = prova['id']
  const kept = await api.db.selectFrom('provas').selectAll().executeTakeFirstOrThrow()
  expect(kept.url_arquivo).toBe('arquivos/provas/a.pdf')
  await write(`PUT /provas/${Number(id_prova)}`, prova)
  expect(await api.db.selectFrom('provas').selectAll().executeTakeFirstOrThrow()).toEqual(kept)
  expect(await asked(api, 'GET /redacoes/provas/0')).toEqual({ dados: [], valido: true })
  const first = `GET /redacoes/provas/${Number(id_prova)}?formato=objeto`
  expect(await asked(api, first)).toEqual({ dados: {}, valido: true })
  await write('POST /redacoes', { id_prova, instrucoes: 'A pressa.' })
  expect(rowOf(await asked(api, first))['instrucoes']).toBe('A pressa.')

  const questao = await write('POST /questoes', { id_prova, texto: 'Quanto é 1 + 1?' })
  const id_questao = questao['id']
  for (const [nome, texto] of [
    ['A', '1'],
    ['B', '2'],
  ]) {
    await write('POST /alternativas', { id_questao, nome, texto, correta: nome === 'B' })
  }
  const referencia = await write('POST /referencias', {
    titulo: 'Soma',
    legenda: '',
    texto: 'Um e um.',
    url_imagem: '',
    informacao_acesso: 'Livro. Acesso em: 22 nov. 2026.',
  })
  await write('POST /questoes-referencias', { id_questao, id_referencia: referencia['id'] })
  const listed = rowsOf(await asked(api, 'GET /questoes', undefined, token))
  expect(listed.map((one) => one['texto'])).toEqual(['Quanto é 1 + 1?'])
})

it('an older client draws a theme with its texts, and lists the past exams with their PDFs', async ({
  api,
}) => {
  const { id: id_prova } = await api.make.prova({ url_arquivo: 'arquivos/provas/a.pdf' })
  const { id: id_redacao } = await api.make.redacao({ id_prova, instrucoes: 'A pressa.' })
  const referencia = await api.make.referencia({ texto: 'Um texto.' })
  await api.make.linkRedacao(id_redacao, referencia.id)
  const [tema] = rowsOf(await asked(api, 'GET /redacoes'))
  const links = rowsOf(await asked(api, 'GET /redacoes-referencias'))
  const link = links.find((one) => one['id_redacao'] === tema?.['id'])
  const texto = await asked(api, `GET /referencias/${Number(link?.['id_referencia'])}`)
  expect([tema?.['instrucoes'], rowOf(texto)['texto']]).toEqual(['A pressa.', 'Um texto.'])

  const vestibulares = rowsOf(await asked(api, 'GET /vestibulares'))
  const [prova] = rowsOf(await asked(api, 'GET /provas'))
  expect(prova?.['url_arquivo']).toBe(`http://${HOST}/arquivos/provas/a.pdf`)
  expect(vestibulares.map(({ id }) => id)).toContain(prova?.['id_vestibular'])
})

it('an older back office changes and deletes what it read, part by part', async ({ api }) => {
  const { token } = await api.enter({ perfil: 'Administrador' })
  const { id } = await api.make.questao()
  const figura = await api.make.referencia({
    url_imagem: 'arquivos/figuras/a.png',
    descricao: 'A.',
  })
  await api.make.link(id, figura.id)
  const write = async (request: string, body?: object) => {
    const answer = await asked(api, request, body, token)
    expect([request, answer]).toEqual([request, expect.objectContaining({ valido: true })])
    return rowOf(answer)
  }
  const [questao] = rowsOf(await asked(api, 'GET /questoes', undefined, token))
  expect(await write(`PUT /questoes/${id}`, { ...questao, texto: 'Outra?' })).toMatchObject({
    id,
    texto: 'Outra?',
  })
  const [a, b] = rowsOf(await asked(api, `GET /alternativas?questaoId=${id}`))
  await write(`PUT /alternativas/${Number(b?.['id'])}`, { ...b, texto: 'Dez.', correta: true })
  const read = rowsOf(await asked(api, `GET /alternativas?questaoId=${id}`))
  expect(read).toMatchObject([{ correta: false }, { texto: 'Dez.', correta: true }])
  const referencia = rowOf(await asked(api, `GET /referencias/${figura.id}`, undefined, token))
  await write(`PUT /referencias/${figura.id}`, { ...referencia, titulo: 'Mapa' })
  const kept = await api.db.selectFrom('referencias').selectAll().executeTakeFirstOrThrow()
  expect(kept).toMatchObject({ titulo: 'Mapa', url_imagem: 'arquivos/figuras/a.png' })

  await write(`DELETE /questoes-referencias/${id}?id_referencia=${figura.id}`)
  await write(`DELETE /referencias/${figura.id}`)
  await write(`DELETE /alternativas/${Number(a?.['id'])}`)
  await write(`DELETE /questoes/${id}`)
  expect(rowsOf(await asked(api, 'GET /questoes', undefined, token))).toEqual([])
})

it('an older client enters, and is told when it may not', async ({ api }) => {
  const { email, id, nome, perfil } = await api.make.usuario()
  const refused = await asked(api, 'POST /usuarios/login', { email, senha: 'outra frase' })
  expect(refused).toMatchObject({ valido: false, mensagem: expect.any(String) })
  const token = String((await asked(api, 'POST /usuarios/login', { email, senha: SENHA })).dados)
  // The form of these clients sends the password with every change.
  for (const changed of [`${nome} Dias`, `${nome} Lima`]) {
    const body = { nome: changed, email, perfil, senha: SENHA }
    expect(await asked(api, `PUT /usuarios/${id}`, body, token)).toMatchObject({
      valido: true,
      dados: { nome: changed },
    })
  }
  expect(await asked(api, 'GET /usuarios', undefined, token)).toMatchObject({
    valido: false,
    titulo: 'Sem permissão',
  })
})

it('an older client shows what was wrong by mensagem alone', async ({ api }) => {
  const conta = { nome: 'Ana', email: 'ana@exemplo.br', senha: 'curta', senhaConfirmacao: 'curta' }
  expect(await asked(api, 'POST /usuarios', conta)).toMatchObject({
    valido: false,
    mensagem: 'A senha precisa de pelo menos 8 caracteres.',
  })
})
