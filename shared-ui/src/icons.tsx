import { icon } from './icon.tsx'

export const IconArrowLeft = icon(<path d="M20 12H4.5M11 5.5 4.5 12l6.5 6.5" />)

export const IconArrowRight = icon(<path d="M4 12h15.5M13 5.5l6.5 6.5-6.5 6.5" />)

export const IconExternal = icon(<path d="M5.5 18.5 18.5 5.5M8.5 5.5h10v10" />)

/** The mark of what is right; thicker than other icons, for it is a verdict. */
export const IconCheck = icon(<path d="M3.6 13.2 9 18.6 20.4 6.2" />, 3.2)

/** The mark of what is wrong; to close something there is IconClose. */
export const IconCross = icon(<path d="M5.7 5.7 18.3 18.3M18.3 5.7 5.7 18.3" />, 3.2)

export const IconPause = icon(<path d="M8.5 5v14M15.5 5v14" />)

export const IconPlay = icon(<path d="M7.5 4.8v14.4L19 12z" />)

export const IconUser = icon(
  <>
    <circle cx="12" cy="8" r="4" />
    <path d="M4.5 20.5c.6-4 3.6-6 7.5-6s6.9 2 7.5 6" />
  </>,
)

export const IconExpand = icon(<path d="M4 20 20 4M13 4h7v7M4 13v7h7" />)

export const IconClose = icon(<path d="M5.5 5.5l13 13M18.5 5.5l-13 13" />)

export const IconRefresh = icon(<path d="M19.5 12a7.5 7.5 0 1 1-2.3-5.4L20 9.3M20 4v5.3h-5.3" />)

export const IconChevronDown = icon(<path d="M5.5 9 12 15.5 18.5 9" />)

export const IconShuffle = icon(
  <path d="M3.5 7.5h3.2c5.6 0 5 9 10.6 9h3M3.5 16.5h3.2c1.8 0 3-.9 3.9-2.2M13.4 9.7c.9-1.3 2.1-2.2 3.9-2.2h3M17.5 4.5l3 3-3 3M17.5 13.5l3 3-3 3" />,
)

export const IconPlus = icon(<path d="M12 4.5v15M4.5 12h15" />)

export const IconSearch = icon(
  <>
    <circle cx="10.5" cy="10.5" r="6.5" />
    <path d="m15.5 15.5 5 5" />
  </>,
)

export const IconMenu = icon(<path d="M4 6.5h16M4 12h16M4 17.5h16" />)

/** What is taken hold of to be moved up or down. */
export const IconMove = icon(<path d="M12 3.5v17M7.5 8 12 3.5 16.5 8M7.5 16l4.5 4.5 4.5-4.5" />)

export const IconSuperscript = icon(
  <path d="M4 9l8.5 10M12.5 9 4 19M16 5.6c.3-1.7 4.2-1.8 4.2.4 0 1.7-4.2 2.6-4.2 4.5h4.5" />,
)

export const IconSubscript = icon(
  <path d="M4 5l8.5 10M12.5 5 4 15M16 15.1c.3-1.7 4.2-1.8 4.2.4 0 1.7-4.2 2.6-4.2 4.5h4.5" />,
)

export const IconSum = icon(<path d="M17.5 7V4.5h-11l6 7.5-6 7.5h11V17" />)
