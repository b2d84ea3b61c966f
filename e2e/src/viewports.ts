export const PHONE = { width: 360, height: 740 }
const TABLET = { width: 768, height: 1024 }
const DESKTOP = { width: 1440, height: 900 }

/** The screens that journeys are made at. */
export const NARROW_AND_WIDE = [PHONE, DESKTOP]
/** The screens that every state is looked at on. */
export const VIEWPORTS = [PHONE, TABLET, DESKTOP]
