import { compassPaths, LETTER, SYMBOL } from './compass.ts'
import styles from './brand.module.css'

interface MarkProps {
  /** Sets the height; the width follows. */
  className?: string | undefined
}

const symbol = compassPaths(SYMBOL)
const letter = compassPaths(LETTER)

/** Rumo's symbol, for places under 20 px or beside the name. */
export function Mark({ className }: MarkProps) {
  return (
    <svg
      className={[styles.mark, className].filter(Boolean).join(' ')}
      viewBox="0 0 100 100"
      role="img"
      aria-label="Rumo"
    >
      <path className={styles.print} d={symbol.ring} />
      <path className={styles.pen} d={symbol.drop} />
    </svg>
  )
}

/** Rumo's name with the symbol as its o. It is drawn as paths, so that it can be shown before a font is loaded. */
export function WordMark({ className }: MarkProps) {
  return (
    <svg
      className={[styles.wordMark, className].filter(Boolean).join(' ')}
      viewBox="0 0 2608 686"
      role="img"
      aria-label="Rumo"
    >
      <g className={styles.print} transform="matrix(1 0 0 -1 0 669)">
        <path d={R} />
        <path d={U} />
        <path d={M} />
      </g>
      <g transform="translate(2082 160) scale(5.25)">
        <path className={styles.print} d={letter.ring} />
        <path className={styles.pen} d={letter.drop} />
      </g>
    </svg>
  )
}

// Atkinson Hyperlegible Next at weight 800, 1,000 units to the em, baseline at 0, upwards positive.
const R =
  'M0 0L0 668L316 668Q385 668 444 647Q502 625 538 579Q573 532 573 457Q573 375 530 327Q487 279 420 260L420 260L607 0L409 0L238 245L170 245L170 0ZM170 389L306 389Q332 389 352 396Q371 403 383 418Q394 433 394 457Q394 481 383 496Q371 511 352 518Q332 524 306 524L170 524Z'
const U =
  'M826 -12Q759 -12 721 13Q682 37 667 85Q651 132 651 201L651 496L816 496L816 242Q816 207 819 178Q822 149 837 132Q851 114 887 114Q933 114 951 142Q968 170 968 237L968 496L1133 496L1133 0L989 0L968 70Q946 33 914 11Q882 -12 826 -12Z'
const M =
  'M1225 0L1225 496L1372 496L1390 432Q1401 450 1422 468Q1443 486 1473 499Q1503 511 1540 511Q1600 511 1635 491Q1670 470 1687 429Q1716 470 1761 491Q1806 511 1858 511Q1923 511 1960 487Q1996 463 2011 416Q2026 369 2026 300L2026 0L1861 0L1861 259Q1861 294 1858 323Q1854 351 1840 368Q1825 385 1790 385Q1745 385 1727 354Q1708 323 1708 261L1708 0L1543 0L1543 259Q1543 294 1540 323Q1537 351 1523 368Q1509 385 1475 385Q1444 385 1426 370Q1407 355 1399 327Q1390 298 1390 257L1390 0Z'
