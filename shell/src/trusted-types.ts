interface TrustedTypesFactory {
  createPolicy: (name: string, rules: PolicyRules) => unknown
}

interface PolicyRules {
  createHTML: (text: string, type: string, sink: string) => string | null
  createScriptURL: (url: string) => string | null
}

/**
 * The page's one policy under `trusted-types default` (docs/adr/001-federation-wiring.md). It lets a
 * library parse HTML into a document that is never shown, empty an element (sweetalert2 does, on Safari),
 * and start a worker of this origin; markup written into the page and foreign scripts stay refused.
 */
export const policyRules: PolicyRules = {
  createHTML: (text, _type, sink) =>
    text === '' || sink === 'DOMParser parseFromString' ? text : null,
  createScriptURL: (url) => (new URL(url, location.href).origin === location.origin ? url : null),
}

const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypesFactory }
trustedTypes?.createPolicy('default', policyRules)
