import * as contract from '@rumo/contract'

/** Every call of the contract: the members of its tables that have a method and a path. */
export const CALLS: readonly contract.Call[] = Object.values(contract)
  .filter((exported) => typeof exported === 'object')
  .flatMap((table) => Object.values<unknown>(table))
  .filter((value) => isCall(value))

function isCall(value: unknown): value is contract.Call {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value
}

/** The unique name of a call: 'GET /provas/{id}'. */
export const nameOf = ({ method, path }: contract.Call) => `${method} ${path}`
