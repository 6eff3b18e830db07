/** Sums of distances among values, each distance with the product of the weights of its two values. */
export interface DistanceSums {
  /** For each value the sum of its distances to all. */
  readonly toAll: Float64Array;
  /** Writes the sums of the distances among the first values of an order to `among`, from none of them to all. */
  readonly sumAmong: (order: Int32Array, among: Float64Array) => void;
}

/**
 * Each takes a time that grows as n log n with the number of values: distances to the values below one and above it come from
 * sums of weights and of weighted values.
 *
 * Source: Fenwick, A New Data Structure for Cumulative Frequency Tables, Software: Practice and Experience 24, 1994.
 *
 * @param values the nearer to 0, the less is rounded
 * @param weights as many
 */
export function createDistanceSums(values: Float64Array, weights: Float64Array): DistanceSums {
  const ascending = Int32Array.from(values.keys()).sort(
    (a, b) => (values[a] as number) - (values[b] as number),
  );
  return { toAll: sumToAll(values, weights, ascending), sumAmong: createTrees(values, weights, ascending) };
}

function sumToAll(values: Float64Array, weights: Float64Array, ascending: Int32Array): Float64Array {
  const toAll = new Float64Array(values.length);
  for (const indexes of [ascending, ascending.toReversed()]) {
    let [weightsPassed, productsPassed] = [0, 0];
    for (const index of indexes) {
      const [value, weight] = [values[index] as number, weights[index] as number];
      toAll[index] = (toAll[index] as number) + weight * Math.abs(value * weightsPassed - productsPassed);
      weightsPassed += weight;
      productsPassed += weight * value;
    }
  }
  return toAll;
}

function createTrees(
  values: Float64Array,
  weights: Float64Array,
  ascending: Int32Array,
): DistanceSums["sumAmong"] {
  const ranks = new Int32Array(values.length);
  for (const [place, index] of ascending.entries()) ranks[index] = place + 1;
  const size = values.length + 1;
  const weightTree = new Float64Array(size);
  const productTree = new Float64Array(size);
  return (order, among) => {
    weightTree.fill(0);
    productTree.fill(0);
    let [sum, allWeights, allProducts] = [0, 0, 0];
    for (let place = 0; place < order.length; place++) {
      const index = order[place] as number;
      const rank = ranks[index] as number;
      const value = values[index] as number;
      const weight = weights[index] as number;
      const product = weight * value;
      let [weightsBelow, productsBelow] = [0, 0];
      for (let node = rank; node > 0; node &= node - 1) {
        weightsBelow += weightTree[node] as number;
        productsBelow += productTree[node] as number;
      }
      const toBelow = value * weightsBelow - productsBelow;
      const toAbove = allProducts - productsBelow - value * (allWeights - weightsBelow);
      sum += weight * (toBelow + toAbove);
      among[place + 1] = sum;
      allWeights += weight;
      allProducts += product;
      for (let node = rank; node < size; node += node & -node) {
        weightTree[node] = (weightTree[node] as number) + weight;
        productTree[node] = (productTree[node] as number) + product;
      }
    }
  };
}
