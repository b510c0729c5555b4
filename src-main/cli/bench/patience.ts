/** @throws when `promise` has not settled in time; it is not heard any more then. @param late says what did not happen */
export async function within<T>(ms: number, promise: Promise<T>, late: string): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const over = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${late} within ${ms / 1000} s`)), ms);
  });
  try {
    return await Promise.race([promise, over]);
  } finally {
    clearTimeout(timer);
  }
}
