export type SentFile = { name: string; bytes: Buffer; type: string }

const boundary = 'oktant-test-boundary'

/** A form with one file in it, as a browser sends it. */
export function multipart(field: string, { name, bytes, type }: SentFile) {
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="${field}"; filename="${name}"\r\ncontent-type: ${type}\r\n\r\n`
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload: Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]),
  }
}
