/** The little of jStat that is used; it brings no types of its own. */
declare module "jstat" {
  const jStat: {
    readonly normal: {
      /** The probability of at most `x`, exact to about 1e-15 and so 0 far down. */
      cdf(x: number, mean: number, standardDeviation: number): number;
    };
    /** The regularized incomplete beta function, for `x` from 0 to 1. */
    ibeta(x: number, a: number, b: number): number;
    readonly studentt: {
      /** The quantile of Student's t at `probability`, with `degrees` of freedom. */
      inv(probability: number, degrees: number): number;
    };
  };
  export default jStat;
}
