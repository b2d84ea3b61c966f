import button from './button.module.css'
import styles from './button-link.module.css'

/** The class of a link that looks like a primary Button: the main action of a view. */
export const BUTTON_LINK = [button.button, button.primary, styles.link].join(' ')

/** The class of a link that looks like a quiet Button. */
export const QUIET_LINK = [button.button, button.quiet, styles.quiet].join(' ')
