import { Readable } from 'node:stream'
import { DeleteObjectCommand, GetObjectCommand, ListObjectsV2Command, S3Client } from '@aws-sdk/client-s3'
import { Upload } from '@aws-sdk/lib-storage'
import type { S3Settings } from '../config.ts'
import { fail } from '../http/fail.ts'
import { type ByteRange, checkedName, type FileStore, isFileName } from './store.ts'

/** NOTE: one part is sent while the next is read, and no more of a file is held in memory. */
const inParts = { partSize: 8 * 1024 * 1024, queueSize: 2, leavePartsOnError: false }

type Source = Iterable<Uint8Array> | AsyncIterable<Uint8Array>
type StoredPlace = { Bucket: string; Key: string }

/** Files in a bucket of an S3-compatible service, by their names below one prefix. */
export function s3Store(settings: S3Settings): FileStore {
  const { bucket: Bucket, prefix } = settings
  const client = connect(settings)
  const placeOf = (name: string) => ({ Bucket, Key: prefix + checkedName(name) })
  return {
    write: (name, source) => write(client, placeOf(name), source),
    read: (name, range) => read(client, placeOf(name), range),
    remove: async (name) => void (await answered(client.send(new DeleteObjectCommand(placeOf(name))))),
    listOld: (until) => listOld(client, { Bucket, prefix }, until),
  }
}

function connect({ endpoint, region, accessKey, secretKey }: S3Settings) {
  return new S3Client({
    region,
    // NOTE: services other than the first one know buckets by path, and not every checksum.
    ...(endpoint && { endpoint, forcePathStyle: true }),
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    credentials: { accessKeyId: accessKey, secretAccessKey: secretKey },
    maxAttempts: 3,
    requestHandler: { connectionTimeout: 10_000, socketTimeout: 60_000 },
  })
}

/** NOTE: what fails is the store and not whoever asks, and no caller need know its many ways to say so. */
async function answered<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer
  } catch (error) {
    throw Object.assign(fail('files_unavailable'), { cause: error })
  }
}

/**
 * A small file goes as one; a larger one in parts that become a file together, or not at all.
 * NOTE: where the source breaks off, that is what is told, and not what the store makes of it.
 */
async function write(client: S3Client, place: StoredPlace, source: Source) {
  const Body = Readable.from(source)
  const upload = new Upload({ client, params: { ...place, Body }, ...inParts })
  await answered(upload.done()).catch((error: unknown) => {
    throw Body.errored ?? error
  })
}

async function read(client: S3Client, place: StoredPlace, range?: ByteRange) {
  const Range = range && `bytes=${range.start}-${range.end}`
  const asked = client.send(new GetObjectCommand({ ...place, ...(Range && { Range }) }))
  const found = await answered(asked.catch(nullWhereMissing))
  // NOTE: in Node the body is always a stream of Node's own.
  return found?.Body instanceof Readable ? found.Body : null
}

function nullWhereMissing(error: unknown) {
  if (error instanceof Error && (error.name === 'NoSuchKey' || error.name === 'NotFound')) return null
  throw error
}

async function* listOld(
  client: S3Client,
  { Bucket, prefix }: { Bucket: string; prefix: string },
  until: Date,
) {
  let ContinuationToken: string | undefined
  do {
    const asked = { Bucket, Prefix: prefix, ...(ContinuationToken && { ContinuationToken }) }
    const page = await answered(client.send(new ListObjectsV2Command(asked)))
    for (const { Key = '', LastModified } of page.Contents ?? []) {
      const name = Key.slice(prefix.length)
      if (isFileName(name) && LastModified && LastModified < until) yield name
    }
    ContinuationToken = page.NextContinuationToken
  } while (ContinuationToken)
}
