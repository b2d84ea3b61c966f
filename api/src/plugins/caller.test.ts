import type { Acesso, Usuario } from '@rumo/contract'
import type { FastifyRequest } from 'fastify'
import { describe, expect, it, vi } from 'vitest'
import type { Session, Sessions } from '../domain/accounts/sessions.ts'
import { admitCaller, callerOf } from './caller.ts'

const sessionOf = (id: number, perfil: Usuario['perfil']): Session => ({
  usuario: { id, nome: 'Marina', email: 'marina@exemplo.br', perfil },
  token: { jti: 'a', exp: 1, versao: 'b' },
})
const aluno = sessionOf(7, 'Aluno')
const administrador = sessionOf(8, 'Administrador')

/** A caller with this header. Any token leads to the given session. */
function calling(authorization: string | undefined, session: Session | null = null) {
  const find = vi.fn<Sessions['find']>().mockResolvedValue(session)
  const request = { ip: '192.0.2.7', headers: { authorization } } as FastifyRequest
  return { caller: callerOf(request, { find } as Partial<Sessions> as Sessions), find }
}

describe('a caller without a token', () => {
  it.each([
    undefined,
    '',
    'Basic a:b',
    'Bearer',
    'Bearer ',
    'x Bearer a',
    'Bearera',
    'Bearer a\nb',
  ])('is who sends %j', async (authorization) => {
    const { caller, find } = calling(authorization, aluno)
    expect([caller.ip, caller.hasToken]).toEqual(['192.0.2.7', false])
    expect(await caller.find()).toBeNull()
    expect(await caller.audience()).toBe('publico')
    await expect(caller.session()).rejects.toMatchObject({
      statusCode: 401,
      body: { codigo: 'nao_autenticado' },
    })
    expect(find).not.toHaveBeenCalled()
  })
})

describe('a caller with a token', () => {
  it.each([
    ['Bearer a.b.c', 'a.b.c'],
    ['bearer   a.b.c', 'a.b.c'],
    ['Bearer a b', 'a b'],
  ])('is who sends %j', async (authorization, token) => {
    const { caller, find } = calling(authorization, aluno)
    expect(caller.hasToken).toBe(true)
    expect(await caller.session()).toBe(aluno)
    expect(await caller.id()).toBe(7)
    expect(await caller.find()).toBe(aluno)
    expect(find).toHaveBeenCalledExactlyOnceWith(token)
  })

  it('that is not good any more is told so, and sees what a visitor sees', async () => {
    const { caller } = calling('Bearer a')
    const ended = { statusCode: 401, body: { codigo: 'sessao_encerrada' } }
    await expect(caller.session()).rejects.toMatchObject(ended)
    await expect(caller.id()).rejects.toMatchObject(ended)
    expect(await caller.audience()).toBe('publico')
  })

  it('sees what is not published as an administrator alone', async () => {
    expect(await calling('Bearer a', administrador).caller.audience()).toBe('administrador')
    expect(await calling('Bearer a', aluno).caller.audience()).toBe('publico')
  })
})

/** The status with which a call refuses a caller; undefined if the caller is admitted. */
async function answerTo(acesso: Acesso, session: Session | null, id?: string) {
  const { caller } = calling(session ? 'Bearer a' : undefined, session)
  return admitCaller(acesso, caller, id).catch(
    ({ statusCode }: { statusCode: number }) => statusCode,
  )
}

describe('admitCaller', () => {
  it.each<[Acesso, unknown[]]>([
    ['publico', [undefined, undefined, undefined, undefined]],
    ['conta', [401, undefined, undefined, undefined]],
    ['dono', [401, undefined, 403, undefined]],
    ['administrador', [401, 403, 403, undefined]],
  ])(
    '%s answers %j to a visitor, the account in the path, another and an administrator',
    async (acesso, expected) => {
      expect([
        await answerTo(acesso, null, '7'),
        await answerTo(acesso, aluno, '7'),
        await answerTo(acesso, sessionOf(9, 'Aluno'), '7'),
        await answerTo(acesso, administrador, '7'),
      ]).toEqual(expected)
    },
  )

  it('takes no caller for the owner where no id stands in the path', async () => {
    expect(await answerTo('dono', aluno)).toBe(403)
  })

  it('does not ask who makes a call that is for everybody', async () => {
    const { caller, find } = calling('Bearer a')
    await admitCaller('publico', caller, undefined)
    expect(find).not.toHaveBeenCalled()
  })
})
