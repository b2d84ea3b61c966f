declare module 'jstat' {
  const jStat: {
    chisquare: {
      /** The probability of a value of at most `x`, with `degrees` degrees of freedom. */
      cdf(x: number, degrees: number): number
    }
  }
  export default jStat
}
