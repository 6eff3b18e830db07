/** Milliseconds until the first words; each later time is twice the one before. */
const firstMs = 5000;

/**
 * Waits for work, and tells now and then how long it has taken: after 5 s, 10 s, 20 s and so on.
 *
 * @param tell takes words such as `10 s so far`, and whether the work has ended by now; does not throw
 * @throws whatever the work throws
 */
export async function whileTelling<Result>(
  work: Promise<Result>,
  tell: (words: string, isOver: () => boolean) => unknown,
): Promise<Result> {
  let afterMs = firstMs;
  let isOver = false;
  const onTime = () => {
    tell(`${afterMs / 1000} s so far`, () => isOver);
    timer = setTimeout(onTime, afterMs);
    afterMs *= 2;
  };
  let timer = setTimeout(onTime, afterMs);
  try {
    return await work;
  } finally {
    isOver = true;
    clearTimeout(timer);
  }
}
