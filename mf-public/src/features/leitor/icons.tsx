import { Drawing } from '@rumo/shared-ui'

// Here, and not in shared-ui: only what comes with the reader needs them.

export const IconSearch = () => (
  <Drawing>
    <circle cx="10.5" cy="10.5" r="6.5" />
    <path d="m15.5 15.5 5 5" />
  </Drawing>
)

export const IconPlus = () => (
  <Drawing>
    <path d="M12 4.5v15M4.5 12h15" />
  </Drawing>
)

export const IconMinus = () => (
  <Drawing>
    <path d="M4.5 12h15" />
  </Drawing>
)

export const IconFitWidth = () => (
  <Drawing>
    <path d="M3.5 5v14M20.5 5v14M7 12h10M9.5 9.5 7 12l2.5 2.5M14.5 9.5 17 12l-2.5 2.5" />
  </Drawing>
)

export const IconDownload = () => (
  <Drawing>
    <path d="M12 4v11M7 10.5l5 5 5-5M5 20h14" />
  </Drawing>
)

export const IconMore = () => (
  <Drawing>
    <path d="M12 5.5v.01M12 12v.01M12 18.5v.01" strokeWidth={3.5} />
  </Drawing>
)

export const IconUp = () => (
  <Drawing>
    <path d="M5.5 15 12 8.5l6.5 6.5" />
  </Drawing>
)

export const IconDown = () => (
  <Drawing>
    <path d="M5.5 9 12 15.5 18.5 9" />
  </Drawing>
)
