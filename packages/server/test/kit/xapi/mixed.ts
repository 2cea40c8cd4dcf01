import { createHash } from 'node:crypto'

/** Statements and what is attached to them, as one request. */
export function mixed(statements: unknown, contents: Buffer[]) {
  const part = (headers: string, content: Buffer | string) =>
    `--cut\r\n${headers}\r\n\r\n${content.toString('latin1')}\r\n`
  const hashes = contents.map((content) => createHash('sha256').update(content).digest('hex'))
  const parts = contents.map((content, place) =>
    part(
      `Content-Type: application/octet-stream\r\nContent-Transfer-Encoding: binary\r\nX-Experience-API-Hash: ${hashes[place]}`,
      content,
    ),
  )
  const body = `${part('Content-Type: application/json', JSON.stringify(statements))}${parts.join('')}--cut--\r\n`
  return { body: Buffer.from(body, 'latin1'), headers: { 'content-type': 'multipart/mixed; boundary=cut' } }
}

/** How a statement names what is attached to it. */
export const attachmentOf = (content: Buffer, usageType: string) => ({
  usageType,
  display: { en: 'File' },
  contentType: 'application/octet-stream',
  length: content.length,
  sha2: createHash('sha256').update(content).digest('hex'),
})
