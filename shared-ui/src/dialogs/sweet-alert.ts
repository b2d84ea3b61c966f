import Swal from 'sweetalert2/dist/sweetalert2.js'
import 'sweetalert2/dist/sweetalert2.css'
import { stopSecondTap } from '../second-tap.ts'
import styles from './dialogs.module.css'

/**
 * sweetalert2 with our colours and buttons, which leaves the page behind it in place. Pass only `titleText`, `text` and
 * elements, because it parses a `title` and an `html` string as markup. It parses the labels of buttons too, so these
 * must never come from outside.
 */
export const SweetAlert = Swal.mixin({
  buttonsStyling: false,
  heightAuto: false,
  scrollbarPadding: false,
  reverseButtons: true,
  // Its own return of the focus waits 100 ms and takes the focus away from where the user has moved it meanwhile.
  returnFocus: false,
  // The second tap on the control that opened the dialog must hit neither a button nor the area beside the dialog,
  // which closes it.
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

/** A message that needs no answer and closes itself. */
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
