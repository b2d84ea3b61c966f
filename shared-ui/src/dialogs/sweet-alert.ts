import Swal from 'sweetalert2/dist/sweetalert2.js'
import 'sweetalert2/dist/sweetalert2.css'
import { stopSecondTap } from '../second-tap.ts'
import styles from './dialogs.module.css'

/**
 * sweetalert2 as the site has it: our colours and buttons, and the page behind it stays where it is. Only
 * `titleText`, `text` and elements are given to it, since it parses a `title` and an `html` in words as markup. Button
 * words are parsed too, and so are never foreign.
 */
export const SweetAlert = Swal.mixin({
  buttonsStyling: false,
  heightAuto: false,
  scrollbarPadding: false,
  reverseButtons: true,
  // Its own way waits 100 ms, and takes the focus from where one has gone meanwhile.
  returnFocus: false,
  // Neither a button nor the way out beside it takes the second press of what opened it.
  willOpen: (popup) => {
    const sinceMs = performance.now()
    popup.parentElement?.addEventListener('click', (press) => stopSecondTap(press, sinceMs), true)
  },
  showClass: { popup: styles.shown ?? '', icon: '' },
  hideClass: { popup: '' },
  customClass: {
    container: styles.container ?? '',
    popup: styles.popup ?? '',
    icon: styles.icon ?? '',
    title: styles.title ?? '',
    htmlContainer: styles.text ?? '',
    actions: styles.actions ?? '',
    confirmButton: styles.confirm ?? '',
    cancelButton: styles.cancel ?? '',
  },
})

/** What it says without asking for anything: it goes by itself. */
export const Toast = Swal.mixin({
  toast: true,
  position: 'bottom-end',
  showConfirmButton: false,
  showClass: { popup: styles.shown ?? '', icon: '' },
  hideClass: { popup: '' },
  customClass: {
    container: styles.toastContainer ?? '',
    popup: styles.toast ?? '',
    icon: `${styles.icon ?? ''} ${styles.toastIcon ?? ''}`,
    title: styles.toastTitle ?? '',
    htmlContainer: styles.toastText ?? '',
  },
})
