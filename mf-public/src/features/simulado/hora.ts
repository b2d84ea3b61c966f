/** What the clocks of a device show at one moment, in ms. */
export interface Leitura {
  /** Since 1970: the user may change it, and a network may correct it at any moment. */
  paredeMs: number
  /** Since the page began: it cannot be set, but it stops while the device sleeps, and differs between pages. */
  corridoMs: number
}

/** That the server's clock showed no less than `certoMs` when the page's own showed `corridoMs`. */
export interface Marco {
  certoMs: number
  corridoMs: number
}

/** The server's time now, in ms since 1970, as far as a device can know it by itself. */
export interface HoraDoServidor {
  /** It is no less: so much has passed whatever became of the clock on the wall. */
  certoMs: number
  /** The time, if the wall clock was not changed since the server told its own. */
  provavelMs: number
}

/** Reads the server's time; by `diferencaMs` its clock was ahead of the one on the wall when it last told. */
export function horaDoServidor(
  marco: Marco,
  diferencaMs: number,
  { paredeMs, corridoMs }: Leitura,
): HoraDoServidor {
  const certoMs = marco.certoMs + Math.max(0, corridoMs - marco.corridoMs)
  // A clock that was put back has not won time.
  return { certoMs, provavelMs: Math.max(certoMs, paredeMs + diferencaMs) }
}

/**
 * Whether nothing but the clock on the wall says that time is over: the device has slept, the page was closed, or
 * the clock was put ahead. Only the server can tell which.
 */
export function isDoubtful({ certoMs, provavelMs }: HoraDoServidor, fimMs: number | null) {
  return fimMs !== null && provavelMs >= fimMs && certoMs < fimMs
}

/**
 * The instant by which a simulado runs. It is wall time, through sleep and reloads. A device's clock alone never ends a
 * simulado: until the server tells its time, only time that has certainly passed counts.
 */
export function instantOf(hora: HoraDoServidor, fimMs: number | null): number {
  return isDoubtful(hora, fimMs) ? hora.certoMs : hora.provavelMs
}
