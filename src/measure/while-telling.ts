/** Milliseconds until the first words; each later time is twice the one before. */
const firstMs = 5000;

/**
 * Waits for work, and tells now and then how long it has taken: after 5 s, 10 s, 20 s and so on.
 *
 * @param tell takes words such as `10 s so far`
 * @throws whatever the work throws
 */
export async function whileTelling<Result>(
  work: Promise<Result>,
  tell: (words: string) => void,
): Promise<Result> {
  let afterMs = firstMs;
  const onTime = () => {
    tell(`${afterMs / 1000} s so far`);
    timer = setTimeout(onTime, afterMs);
    afterMs *= 2;
  };
  let timer = setTimeout(onTime, afterMs);
  try {
    return await work;
  } finally {
    clearTimeout(timer);
  }
}
