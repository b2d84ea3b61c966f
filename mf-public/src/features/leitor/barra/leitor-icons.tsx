import { icon } from '@rumo/shared-ui'

// These icons are here and not in shared-ui, because only the code of the reader, which is loaded later, needs them.

export const IconSearch = icon(
  <>
    <circle cx="10.5" cy="10.5" r="6.5" />
    <path d="m15.5 15.5 5 5" />
  </>,
)

export const IconPlus = icon(<path d="M12 4.5v15M4.5 12h15" />)

export const IconMinus = icon(<path d="M4.5 12h15" />)

export const IconFitWidth = icon(
  <path d="M3.5 5v14M20.5 5v14M7 12h10M9.5 9.5 7 12l2.5 2.5M14.5 9.5 17 12l-2.5 2.5" />,
)

export const IconDownload = icon(<path d="M12 4v11M7 10.5l5 5 5-5M5 20h14" />)

export const IconMore = icon(<path d="M12 5.5v.01M12 12v.01M12 18.5v.01" strokeWidth={3.5} />)

export const IconUp = icon(<path d="M5.5 15 12 8.5l6.5 6.5" />)

export const IconDown = icon(<path d="M5.5 9 12 15.5 18.5 9" />)
