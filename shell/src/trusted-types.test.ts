import { describe, expect, it } from 'vitest'
import { policyRules } from './trusted-types.ts'

describe('the page policy', () => {
  it('refuses markup written into the page, and lets a parser read it', () => {
    expect(policyRules.createHTML('<b>', 'TrustedHTML', 'Element innerHTML')).toBeNull()
    expect(policyRules.createHTML('<b>', 'TrustedHTML', 'DOMParser parseFromString')).toBe('<b>')
  })

  it('lets an element be emptied', () => {
    expect(policyRules.createHTML('', 'TrustedHTML', 'Element innerHTML')).toBe('')
  })

  it('refuses scripts of another origin', () => {
    expect(policyRules.createScriptURL('https://elsewhere.example/worker.js')).toBeNull()
    expect(policyRules.createScriptURL('/worker.js')).toBe('/worker.js')
  })
})
