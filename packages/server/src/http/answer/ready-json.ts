type Part = Buffer | string

/**
 * An answer that is JSON already, of parts that are kept as bytes and parts of this call. It goes out as it is: what it holds
 * is not shaped by the contract, so the test server compares each with what the contract would have let through.
 */
export class ReadyJson<T> {
  // NOTE: nothing holds it; it tells the compiler what the bytes say.
  declare readonly says: T
  #parts: readonly Part[]
  #answer: Buffer | null = null

  constructor(parts: readonly Part[]) {
    this.#parts = parts
  }

  /** The bytes of the answer, put together once however often they are sent. */
  answer() {
    if (!this.#answer) {
      this.#answer = joined(['{"payload":', ...this.#parts, '}'])
      this.#parts = []
    }
    return this.#answer
  }
}

/** NOTE: what is kept as bytes is copied only; a text as long as a page takes several times as long to be sent. */
function joined(parts: readonly Part[]) {
  let length = 0
  for (const part of parts) length += Buffer.byteLength(part)
  const bytes = Buffer.allocUnsafe(length)
  let at = 0
  for (const part of parts) at += typeof part === 'string' ? bytes.write(part, at) : part.copy(bytes, at)
  return bytes
}
