import { describe, expect, it } from 'vitest'
import { apiAddress } from './api-address.ts'

const local = { href: 'http://localhost:8080/rumo/aluno', host: 'localhost:8080' }
const hosted = { href: 'https://rumo.example/rumo/', host: 'rumo.example' }

describe('apiAddress', () => {
  it('takes a configured address, a relative one against the page', () => {
    expect(apiAddress({ api: '/' }, hosted)).toBe('https://rumo.example/')
    expect(apiAddress({ api: '/api' }, hosted)).toBe('https://rumo.example/api/')
    expect(apiAddress({ api: 'https://api.example/v1/' }, hosted)).toBe('https://api.example/v1/')
    expect(apiAddress({ api: '/api/', api_hospedada: 'https://x.example' }, local)).toBe(
      'http://localhost:8080/api/',
    )
  })

  it('without one, takes the local server where the host contains localhost', () => {
    expect(apiAddress({ api_hospedada: 'https://api.example' }, local)).toBe(
      'http://localhost:3000/',
    )
  })

  it('without one, takes the hosted server elsewhere', () => {
    expect(apiAddress({ api_hospedada: 'https://api.example' }, hosted)).toBe(
      'https://api.example/',
    )
  })

  it('throws where nothing says where the API is', () => {
    expect(() => apiAddress({}, hosted)).toThrow('api_hospedada')
  })
})
