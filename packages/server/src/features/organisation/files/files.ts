import type { Db } from '../../../db/engine/db.ts'
import { findFile, type StoredFile } from '../../../files/files.ts'
import { readSignature } from '../../../files/signatures.ts'
import type { About } from '../../../http/health/about.ts'
import { fail } from '../../../http/fail.ts'
import type { RawReply } from '../../../http/serve.ts'
import type { Kit } from '../../../kit.ts'
import { dispositionOf, rangeOf } from './files.rules.ts'

/** Hands out the file that a signed address names, or the part of it that is asked for. */
export async function readSigned(
  db: Db,
  kit: Kit,
  signature: string,
  asked: Pick<About, 'range' | 'ifRange'>,
): Promise<RawReply> {
  const signed = readSignature(kit, signature)
  const file = signed && (await findFile(db, signed.fileId))
  if (!file) throw fail('file_not_found')
  const range = rangeOf(isStill(file, asked.ifRange) ? asked.range : null, file.bytes)
  const headers = headersOf(signed.isBlind ? { ...file, title: 'picture' } : file, signed.secondsLeft)
  if (range === 'unsatisfiable') {
    return { status: 416, headers: { ...headers, 'content-range': `bytes */${file.bytes}` }, body: '' }
  }
  const body = await kit.files.read(file.name, range ?? undefined)
  if (!body) throw fail('file_not_found')
  if (!range) return { headers: { ...headers, 'content-length': file.bytes }, body }
  const part = {
    'content-range': `bytes ${range.start}-${range.end}/${file.bytes}`,
    'content-length': range.end - range.start + 1,
  }
  return { status: 206, headers: { ...headers, ...part }, body }
}

/** NOTE: a weak mark or a date never matches, so that no part of one version is joined to another's. */
const isStill = ({ sha256 }: StoredFile, ifRange: string | null) =>
  ifRange === null || ifRange === `"${sha256}"`

function headersOf({ type, title, sha256 }: StoredFile, secondsLeft: number) {
  return {
    'content-type': type,
    'content-disposition': dispositionOf(type, title),
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    'accept-ranges': 'bytes',
    etag: `"${sha256}"`,
    'cache-control': `private, max-age=${secondsLeft}, immutable`,
  }
}
