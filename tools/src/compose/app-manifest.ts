import type { SiteConfig } from '@rumo/contract'

const PNG = 'image/png'

/** The web app manifest of a site (https://www.w3.org/TR/appmanifest/), by which a device installs it. */
export function appManifest({ base, faculdade }: SiteConfig): string {
  const icon = (file: string, size: number, purpose: string) => ({
    src: `${base}shell/icones/${file}`,
    sizes: `${size}x${size}`,
    type: PNG,
    purpose,
  })
  const shortcut = (name: string, path: string) => ({ name, url: base + path })
  return JSON.stringify({
    id: base,
    name: 'Rumo',
    short_name: 'Rumo',
    description: `Treine para o vestibular: questões, redação e simulado. ${faculdade.nome}.`,
    lang: 'pt-BR',
    dir: 'ltr',
    start_url: base,
    scope: base,
    display: 'standalone',
    background_color: '#fbfaf6',
    theme_color: '#fbfaf6',
    categories: ['education'],
    icons: [
      icon('rumo-192.png', 192, 'any'),
      icon('rumo-512.png', 512, 'any'),
      icon('rumo-cheio-512.png', 512, 'maskable'),
    ],
    shortcuts: [
      shortcut('Treinar', 'questoes-alternativas'),
      shortcut('Simulado', 'vestibular-completo'),
      shortcut('No aparelho', 'no-aparelho'),
    ],
  })
}
