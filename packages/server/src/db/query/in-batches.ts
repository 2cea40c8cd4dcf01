/** The next `most`, behind this one. */
export type Batch<T> = { after: T | undefined; most: number }

/** All that is found, batch by batch: what stays where it was found keeps nothing behind it from its turn. */
export async function* inBatches<T>(find: (batch: Batch<T>) => PromiseLike<readonly T[]>, most: number) {
  let after: T | undefined
  for (;;) {
    const batch = await find({ after, most })
    yield* batch
    if (batch.length < most) return
    after = batch.at(-1)
  }
}
