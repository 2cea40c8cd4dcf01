const oldest = 15

/** `number` is the server's `server_version_num`: 150004 is 15.4. */
export const isNewEnough = (number: number) => number >= oldest * 10_000

export class OldServerError extends Error {
  override name = 'OldServerError'
  constructor(number: number) {
    super(
      `The database of DATABASE_URL cannot be used: it is PostgreSQL ${versionOf(number)}, and Oktant needs ${oldest} or newer.`,
    )
  }
}

/** NOTE: before 10 the second number was part of the name: 90624 is 9.6.24. */
const versionOf = (number: number) =>
  number < 100_000
    ? [Math.floor(number / 10_000), Math.floor(number / 100) % 100, number % 100].join('.')
    : [Math.floor(number / 10_000), number % 10_000].join('.')
