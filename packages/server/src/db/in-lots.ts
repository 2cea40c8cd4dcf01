/** The next `most`, behind this one. */
export type Lot<T> = { after: T | undefined; most: number }

/** All that is found, lot by lot: what stays where it was found keeps nothing behind it from its turn. */
export async function* inLots<T>(find: (lot: Lot<T>) => PromiseLike<readonly T[]>, most: number) {
  let after: T | undefined
  for (;;) {
    const lot = await find({ after, most })
    yield* lot
    if (lot.length < most) return
    after = lot.at(-1)
  }
}
