import button from './button.module.css'
import styles from './button-link.module.css'

/** The class of a link that is the one action of a view: it leads on, and looks like the primary Button. */
export const BUTTON_LINK = [button.button, button.primary, styles.link].join(' ')

/** The class of a link among quiet Buttons, which looks like one. */
export const QUIET_LINK = [button.button, button.quiet, styles.quiet].join(' ')
