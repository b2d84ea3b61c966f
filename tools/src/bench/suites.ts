import { edicao } from './edicao.suite.ts'
import { entrada } from './entrada.suite.ts'
import { extracao } from './extracao.suite.ts'
import { fairness } from './fairness.suite.ts'
import { falhas } from './falhas.suite.ts'
import type { Suite } from './figure.ts'
import { inicio } from './inicio.suite.ts'
import { interacao } from './interacao.suite.ts'
import { lancamentos } from './lancamentos.suite.ts'
import { lighthouse } from './lighthouse.suite.ts'
import { montagens } from './montagens.suite.ts'
import { paginas } from './paginas.suite.ts'
import { pares } from './pares.suite.ts'
import { passagens } from './passagens.suite.ts'
import { perfil } from './perfil.suite.ts'
import { peso } from './peso.suite.ts'
import { plano } from './plano.suite.ts'
import { sorteios } from './sorteios.suite.ts'
import { testes } from './testes.suite.ts'

/** All suites, in the order of README's table. */
export const SUITES: readonly Suite[] = [
  inicio,
  testes,
  peso,
  paginas,
  pares,
  lighthouse,
  interacao,
  passagens,
  montagens,
  falhas,
  lancamentos,
  sorteios,
  fairness,
  entrada,
  edicao,
  perfil,
  plano,
  extracao,
]

/**
 * The suites of these keys; without keys, all but those that run on request alone. Throws a message for the user on an
 * unknown key.
 */
export function chooseSuites(
  keys: readonly string[],
  suites: readonly Suite[] = SUITES,
): readonly Suite[] {
  const unknown = keys.find((key) => !suites.some((suite) => suite.key === key))
  if (unknown !== undefined) {
    const known = suites.map(({ key }) => key).join(', ')
    throw new Error(`npm run bench não conhece "${unknown}". Há: ${known}.`)
  }
  return suites.filter(({ key, onRequest }) =>
    keys.length > 0 ? keys.includes(key) : onRequest === undefined,
  )
}
