import { Drawing, icon, type IconProps } from './icon.tsx'

// These icons have a file of their own, because a page that uses one icon of a file loads all icons of the file that
// any page uses. The home page uses none of these.

/** A crossed-out line of print. */
export const IconStrike = icon(
  <path d="M4 12h16M16.4 7.6C15.6 6 14 5 11.9 5 9.3 5 7.4 6.3 7.4 8.4c0 .6.1 1 .4 1.4M7.4 16c.8 1.9 2.4 3 4.8 3 2.6 0 4.5-1.3 4.5-3.3 0-.5-.1-.9-.3-1.3" />,
)

/** A bookmark; filled when it is set. */
export const IconBookmark = ({ isSet = false, ...props }: IconProps & { isSet?: boolean }) => (
  <Drawing {...props}>
    <path d="M6.5 4h11v16L12 15.6 6.5 20z" fill={isSet ? 'currentColor' : 'none'} />
  </Drawing>
)

export const IconEye = icon(
  <>
    <path d="M2.5 12C5 7.5 8.2 5.5 12 5.5s7 2 9.5 6.5c-2.5 4.5-5.7 6.5-9.5 6.5S5 16.5 2.5 12z" />
    <circle cx="12" cy="12" r="3" />
  </>,
)

export const IconEyeOff = icon(
  <>
    <path d="M2.5 12C5 7.5 8.2 5.5 12 5.5s7 2 9.5 6.5c-2.5 4.5-5.7 6.5-9.5 6.5S5 16.5 2.5 12zM4 20 20 4" />
    <circle cx="12" cy="12" r="3" />
  </>,
)

export const IconPrint = icon(<path d="M7 8.5V3.5h10v5M7 17.5H3.5v-9h17v9H17M7 13.5h10v7H7z" />)

/** Letters of two sizes, for the reading settings. */
export const IconLetras = icon(
  <path d="M2.5 19 8 5l5.5 14M4.4 14.5h7.2M15 19l3.3-8.5L21.5 19M16.2 16.2h4.2" />,
)

/** The lines of the reading ruler. */
export const IconRegua = icon(<path d="M3.5 8.5h17M3.5 15.5h17M7 12h10" />)

/** A highlighter pen. */
export const IconMarcaTexto = icon(
  <path d="M9 15.5 6.5 13 15 4.5 19.5 9 11 17.5zM9 15.5 5.5 19h3l2.5-1.5M13 20h7.5" />,
)

/** The mark for a right answer. It is thicker than other icons, because it is a verdict. */
export const IconCheck = icon(<path d="M3.6 13.2 9 18.6 20.4 6.2" />, 3.2)

/** The mark for a wrong answer; to close something use IconClose. */
export const IconCross = icon(<path d="M5.7 5.7 18.3 18.3M18.3 5.7 5.7 18.3" />, 3.2)

export const IconExpand = icon(<path d="M4 20 20 4M13 4h7v7M4 13v7h7" />)

export const IconClose = icon(<path d="M5.5 5.5l13 13M18.5 5.5l-13 13" />)

export const IconChevronDown = icon(<path d="M5.5 9 12 15.5 18.5 9" />)

export const IconShuffle = icon(
  <path d="M3.5 7.5h3.2c5.6 0 5 9 10.6 9h3M3.5 16.5h3.2c1.8 0 3-.9 3.9-2.2M13.4 9.7c.9-1.3 2.1-2.2 3.9-2.2h3M17.5 4.5l3 3-3 3M17.5 13.5l3 3-3 3" />,
)

/** The handle that moves something up or down. */
export const IconMove = icon(<path d="M12 3.5v17M7.5 8 12 3.5 16.5 8M7.5 16l4.5 4.5 4.5-4.5" />)
