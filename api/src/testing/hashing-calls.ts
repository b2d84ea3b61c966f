import {
  administrator,
  COMMON,
  type Hashing,
  NOVA,
  signIn,
  signInAtLimitOfChanges,
  signInAnHourAgo,
  type Refused,
} from './hashing-callers.ts'
import { CORREIO } from './hashing-correio.ts'
import { SENHA } from './records.ts'

const nova = (values: object = {}) => ({
  nome: 'Ana Lima',
  email: 'ana@exemplo.br',
  senha: SENHA,
  ...values,
})

const NOT_SIGNED_IN: Refused = [
  'no account has signed in',
  401,
  async () => ({ id: 1, body: { senhaAtual: SENHA } }),
]
const LAST: Refused = [
  'no administrator would be left',
  409,
  async (api) => ({ ...(await signIn(api, 'Administrador')), body: { senhaAtual: SENHA } }),
]

/** Every call that takes a password, with the requests that are refused before a password is hashed. */
export const HASHING: Record<string, Hashing> = {
  'POST /usuarios': {
    accepted: async () => ({ body: nova() }),
    refused: [
      ['the password is too short', 400, async () => ({ body: nova({ senha: 'curta' }) })],
      ['the password is a common one', 400, async () => ({ body: nova({ senha: COMMON }) })],
      [
        'the e-mail is taken',
        409,
        async (api) => ({ body: nova({ email: (await signIn(api)).usuario.email }) }),
      ],
      [
        'the session of an administrator has ended',
        401,
        async () => ({ body: nova({ perfil: 'Administrador' }), token: 'a.b.c' }),
      ],
    ],
  },
  'POST /usuarios/login': {
    accepted: async () => ({ body: { email: 'ninguem@exemplo.br', senha: SENHA } }),
    refused: [
      ['the e-mail is missing', 400, async () => ({ body: { senha: SENHA } })],
      ['the password is missing', 400, async () => ({ body: { email: 'ana@exemplo.br' } })],
    ],
  },
  'PUT /usuarios/{id}': {
    accepted: async (api) => ({ ...(await signIn(api)), body: { senha: NOVA } }),
    refused: [
      ['no account has signed in', 401, async () => ({ id: 1, body: { senha: NOVA } })],
      [
        'it is the account of another',
        403,
        async (api) => ({
          ...(await signIn(api)),
          id: (await api.make.usuario()).id,
          body: { senha: NOVA },
        }),
      ],
      [
        'there is no such account',
        404,
        async (api) => ({ ...(await administrator(api)), id: 999, body: { senha: NOVA } }),
      ],
      [
        'one’s own account was changed meanwhile',
        409,
        async (api) => ({ ...(await signIn(api)), body: { senha: NOVA, versao: 7 } }),
      ],
      [
        'one’s own account was changed meanwhile, whatever its password',
        409,
        async (api) => ({
          ...(await signIn(api)),
          body: { senha: NOVA, senhaAtual: SENHA, versao: 7 },
        }),
      ],
      [
        'the account of another was changed meanwhile',
        409,
        async (api) => {
          const { token, other } = await administrator(api)
          return { id: other.id, token, body: { senha: NOVA, versao: 7 } }
        },
      ],
      [
        'the e-mail is taken',
        409,
        async (api) => {
          const { id, token, other } = await administrator(api)
          return { id, token, body: { email: other.email, senha: NOVA, senhaAtual: SENHA } }
        },
      ],
      [
        'no administrator would be left',
        409,
        async (api) => ({
          ...(await signIn(api, 'Administrador')),
          body: { perfil: 'Aluno', senha: NOVA, senhaAtual: SENHA },
        }),
      ],
      [
        'the new password is a common one',
        400,
        async (api) => ({ ...(await signIn(api)), body: { senha: COMMON, senhaAtual: SENHA } }),
      ],
      [
        // No password is sent here: one that is sent could be the right one, which only a hash can tell.
        'the password of one’s own is needed',
        422,
        async (api) => ({
          ...(await signInAnHourAgo(api, 'Administrador')),
          body: { email: 'outra@exemplo.br' },
        }),
      ],
      [
        'one’s own account was changed too often',
        429,
        async (api) => ({
          ...(await signInAtLimitOfChanges(api)),
          body: { senha: NOVA, senhaAtual: SENHA },
        }),
      ],
    ],
  },
  'DELETE /usuarios/{id}': {
    accepted: async (api) => ({ ...(await signIn(api)), body: { senhaAtual: SENHA } }),
    refused: [
      NOT_SIGNED_IN,
      LAST,
      [
        'it is the account of another',
        403,
        async (api) => ({
          ...(await signIn(api)),
          id: (await api.make.usuario()).id,
          body: { senhaAtual: SENHA },
        }),
      ],
      [
        'there is no such account',
        404,
        async (api) => ({ ...(await administrator(api)), id: 999, body: { senhaAtual: SENHA } }),
      ],
      [
        'the password of one’s own is needed',
        422,
        async (api) => ({ ...(await signInAnHourAgo(api)), body: {} }),
      ],
    ],
  },
  ...CORREIO,
  'PUT /conta': {
    accepted: async (api) => ({
      ...(await signIn(api)),
      body: { senhaAtual: SENHA, senhaNova: NOVA },
    }),
    refused: [
      NOT_SIGNED_IN,
      [
        'no password is given',
        400,
        async (api) => ({ ...(await signIn(api)), body: { senhaNova: NOVA } }),
      ],
      [
        'the new password is a common one',
        400,
        async (api) => ({ ...(await signIn(api)), body: { senhaAtual: SENHA, senhaNova: COMMON } }),
      ],
      [
        'one’s own account was changed too often',
        429,
        async (api) => ({
          ...(await signInAtLimitOfChanges(api)),
          body: { senhaAtual: SENHA, senhaNova: NOVA },
        }),
      ],
    ],
  },
  'DELETE /conta': {
    accepted: async (api) => ({ ...(await signIn(api)), body: { senhaAtual: SENHA } }),
    refused: [
      NOT_SIGNED_IN,
      LAST,
      ['no password is given', 400, async (api) => ({ ...(await signIn(api)), body: {} })],
    ],
  },
}
