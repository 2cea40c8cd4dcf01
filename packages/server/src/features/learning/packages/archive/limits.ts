/** What an archive may be; whatever goes beyond is refused before it fills a disk. */
export const archiveLimits = {
  entries: 20_000,
  bytes: 4_000_000_000,
  /** How much smaller than its content something packed may be, beyond the size that no bomb begins with. */
  ratio: 200,
  ratioFrom: 10_000_000,
  pathLetters: 500,
  pathDepth: 50,
  /** So much of a file tells whether it is text. */
  sniffedBytes: 512,
  manifestBytes: 20_000_000,
} as const
