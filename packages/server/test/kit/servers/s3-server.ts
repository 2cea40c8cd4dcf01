import { createHash, createHmac } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { afterAll } from 'vitest'

const keys = { accessKey: 'TESTKEY', secretKey: 'a secret of the tests' }
const hmac = (key: Buffer | string, text: string) => createHmac('sha256', key).update(text).digest()
const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest('hex')
const encoded = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`)

/** Is a request signed as version 4 of the signature says, over these very bytes? */
function isSigned(request: IncomingMessage, url: URL, body: Buffer) {
  const [, key = '', day = '', region = '', signed = '', signature = ''] =
    /Credential=([^/]+)\/(\d+)\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=(\w+)/.exec(
      request.headers.authorization ?? '',
    ) ?? []
  const told = String(request.headers['x-amz-content-sha256'])
  if (key !== keys.accessKey || told !== sha256(body)) return false
  const query = [...url.searchParams].map(([name, value]) => `${encoded(name)}=${encoded(value)}`).sort()
  const headers = signed.split(';').map((name) => `${name}:${String(request.headers[name]).trim()}\n`)
  const asked = [request.method, url.pathname, query.join('&'), headers.join(''), signed, told].join('\n')
  const scope = `${day}/${region}/s3/aws4_request`
  const text = ['AWS4-HMAC-SHA256', request.headers['x-amz-date'], scope, sha256(asked)].join('\n')
  const signing = [day, region, 's3', 'aws4_request'].reduce<Buffer | string>(hmac, `AWS4${keys.secretKey}`)
  return hmac(signing, text).toString('hex') === signature
}

type KeptObject = { bytes: Buffer; at: Date }

/** A small S3 service on loopback: it checks signatures, keeps what it is given, and can be told to fail. */
export async function s3Server() {
  const kept = new Map<string, KeptObject>()
  const uploads = new Map<string, Map<number, Buffer>>()
  const behaviour = { failPart: 0, pageSize: 2, isClosed: false, beforePart: async (_number: number) => {} }

  function answer(
    request: IncomingMessage,
    url: URL,
    body: Buffer,
  ): { status: number; body?: Buffer | string } {
    const { method } = request
    if (behaviour.isClosed)
      return {
        status: 403,
        body: '<Error><Code>AccessDenied</Code><Message>closed for a test</Message></Error>',
      }
    const key = url.pathname
    const upload = url.searchParams.get('uploadId')
    if (method === 'POST' && url.searchParams.has('uploads')) {
      const id = `upload${uploads.size}`
      uploads.set(id, new Map())
      return { status: 200, body: `<R><UploadId>${id}</UploadId></R>` }
    }
    if (upload && method === 'PUT') {
      const number = Number(url.searchParams.get('partNumber'))
      if (number === behaviour.failPart)
        return {
          status: 400,
          body: '<Error><Code>Broken</Code><Message>this part is broken</Message></Error>',
        }
      uploads.get(upload)?.set(number, body)
      return { status: 200 }
    }
    if (upload && method === 'POST') {
      const parts = [...String(body).matchAll(/<PartNumber>(\d+)</g)].map(([, number]) => Number(number))
      const bytes = parts.map((number) => uploads.get(upload)?.get(number) ?? Buffer.alloc(0))
      kept.set(key, { bytes: Buffer.concat(bytes), at: new Date() })
      uploads.delete(upload)
      return { status: 200, body: '<R><ETag>"whole"</ETag></R>' }
    }
    if (upload && method === 'DELETE') return { status: uploads.delete(upload) ? 204 : 404 }
    if (method === 'PUT') return { status: kept.set(key, { bytes: body, at: new Date() }) ? 200 : 500 }
    if (method === 'DELETE') {
      kept.delete(key)
      return { status: 204 }
    }
    if (url.searchParams.get('list-type') === '2') return { status: 200, body: page(url) }
    return read(request, key)
  }

  function read(request: IncomingMessage, key: string) {
    const found = kept.get(key)
    if (!found) return { status: 404, body: '<Error><Code>NoSuchKey</Code></Error>' }
    const [, start, end] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? []
    if (start === undefined) return { status: 200, body: found.bytes }
    return { status: 206, body: found.bytes.subarray(Number(start), Number(end) + 1) }
  }

  function page(url: URL) {
    const place = `${url.pathname.replace(/\/$/, '')}/${url.searchParams.get('prefix') ?? ''}`
    const from = Number(url.searchParams.get('continuation-token') ?? 0)
    const all = [...kept].filter(([key]) => key.startsWith(place))
    const until = from + behaviour.pageSize
    const items = all
      .slice(from, until)
      .map(
        ([key, { at }]) =>
          `<Contents><Key>${key.split('/').slice(2).join('/')}</Key><LastModified>${at.toISOString()}</LastModified></Contents>`,
      )
    const next = until < all.length ? `<NextContinuationToken>${until}</NextContinuationToken>` : ''
    return `<ListBucketResult>${items.join('')}${next}</ListBucketResult>`
  }

  async function handle(request: IncomingMessage, response: ServerResponse) {
    const body = await buffer(request)
    const url = new URL(request.url ?? '/', 'http://s3')
    if (url.searchParams.has('partNumber'))
      await behaviour.beforePart(Number(url.searchParams.get('partNumber')))
    const { status, body: said } = isSigned(request, url, body)
      ? answer(request, url, body)
      : {
          status: 403,
          body: '<Error><Code>SignatureDoesNotMatch</Code><Message>the signature differs</Message></Error>',
        }
    const type = typeof said === 'string' ? 'application/xml' : 'application/octet-stream'
    response.writeHead(status, { 'content-type': type, etag: '"part"' }).end(said)
  }

  const server = createServer((request, response) => void handle(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  return { endpoint: `http://127.0.0.1:${port}`, ...keys, kept, uploads, behaviour }
}
