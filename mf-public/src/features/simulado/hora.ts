/** What the two clocks of a device show at one moment, in ms. */
export interface Leitura {
  /** The wall clock, in ms since 1970. The user may change it, and the network may correct it at any moment. */
  paredeMs: number
  /**
   * The clock of the page, in ms since it was opened. It cannot be set, but it stops while the device sleeps, and every
   * page has its own.
   */
  corridoMs: number
}

/** A moment when the page's own clock showed `corridoMs` and the server's clock certainly showed `certoMs` or more. */
export interface Marco {
  certoMs: number
  corridoMs: number
}

/** The server's time now, in ms since 1970, as far as a device can know it without asking. */
export interface HoraDoServidor {
  /** The least that the server's time can be, whatever was done to the wall clock. */
  certoMs: number
  /** The server's time if the wall clock was not changed since the server told its time. */
  provavelMs: number
}

/**
 * Reads the server's time. `diferencaMs` is how far the server's clock was ahead of the wall clock when the server last
 * told its time.
 */
export function horaDoServidor(
  marco: Marco,
  diferencaMs: number,
  { paredeMs, corridoMs }: Leitura,
): HoraDoServidor {
  const certoMs = marco.certoMs + Math.max(0, corridoMs - marco.corridoMs)
  // Setting the wall clock back gains no time.
  return { certoMs, provavelMs: Math.max(certoMs, paredeMs + diferencaMs) }
}

/**
 * Whether only the wall clock says that the time is over. The device may have slept, the page may have been closed, or
 * the clock may have been set ahead; only the server can tell which.
 */
export function isDoubtful({ certoMs, provavelMs }: HoraDoServidor, fimMs: number | null) {
  return fimMs !== null && provavelMs >= fimMs && certoMs < fimMs
}

/**
 * The instant by which a simulado runs, in ms since 1970. It follows the wall clock, through sleep and reloads. The
 * device's wall clock alone never ends a simulado: until the server tells its time, only the time that has certainly
 * passed counts.
 */
export function instantOf(hora: HoraDoServidor, fimMs: number | null): number {
  return isDoubtful(hora, fimMs) ? hora.certoMs : hora.provavelMs
}
