import { icon } from './icon.tsx'

export const IconArrowLeft = icon(<path d="M20 12H4.5M11 5.5 4.5 12l6.5 6.5" />)

export const IconArrowRight = icon(<path d="M4 12h15.5M13 5.5l6.5 6.5-6.5 6.5" />)

export const IconExternal = icon(<path d="M5.5 18.5 18.5 5.5M8.5 5.5h10v10" />)

export const IconPause = icon(<path d="M8.5 5v14M15.5 5v14" />)

export const IconPlay = icon(<path d="M7.5 4.8v14.4L19 12z" />)

export const IconUser = icon(
  <>
    <circle cx="12" cy="8" r="4" />
    <path d="M4.5 20.5c.6-4 3.6-6 7.5-6s6.9 2 7.5 6" />
  </>,
)

export const IconRefresh = icon(<path d="M19.5 12a7.5 7.5 0 1 1-2.3-5.4L20 9.3M20 4v5.3h-5.3" />)

export const IconPlus = icon(<path d="M12 4.5v15M4.5 12h15" />)

export const IconSearch = icon(
  <>
    <circle cx="10.5" cy="10.5" r="6.5" />
    <path d="m15.5 15.5 5 5" />
  </>,
)

export const IconMenu = icon(<path d="M4 6.5h16M4 12h16M4 17.5h16" />)

export const IconSuperscript = icon(
  <path d="M4 9l8.5 10M12.5 9 4 19M16 5.6c.3-1.7 4.2-1.8 4.2.4 0 1.7-4.2 2.6-4.2 4.5h4.5" />,
)

export const IconSubscript = icon(
  <path d="M4 5l8.5 10M12.5 5 4 15M16 15.1c.3-1.7 4.2-1.8 4.2.4 0 1.7-4.2 2.6-4.2 4.5h4.5" />,
)

export const IconSum = icon(<path d="M17.5 7V4.5h-11l6 7.5-6 7.5h11V17" />)
