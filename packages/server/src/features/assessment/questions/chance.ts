import { randomInt } from 'node:crypto'

const parts = 2 ** 47

/**
 * A number from 0 up to 1 that nobody works out from those before it: the right answers stand first before all are mixed,
 * and numbers are given in the order in which an author wrote.
 */
export const chance = () => randomInt(parts) / parts
