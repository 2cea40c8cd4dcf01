import { request as requestPlain } from 'node:http'
import { request as requestOverTls } from 'node:https'
import { webhooks } from '@oktant/contract/kit/constants.ts'
import { isPublicAddress, lookUpPublic } from '../access/network/public-addresses.ts'
import { mayBeTold, type Outcome } from './webhooks.rules.ts'

type Message = { url: string; headers: Record<string, string>; body: string }

const giveUpAfter = webhooks.answerSeconds * 1000
/** NOTE: a letter has four bytes at most. */
const mostBytes = webhooks.answerLetters * 4

/**
 * Sends one message and tells what came of it; never throws. No redirect is followed, and an answer is read only as far
 * as it is kept. `named` are hosts that may lie outside the public network.
 */
export async function post({ url, headers, body }: Message, named: readonly string[]): Promise<Outcome> {
  const began = performance.now()
  const took = () => Math.round(performance.now() - began)
  try {
    if (!mayBeTold(url, named, isPublicAddress)) throw new Error('not an address of the public network')
    const { status, answer } = await exchange({ url, headers, body }, named)
    const error = status >= 300 && status < 400 ? 'redirects are not followed' : ''
    return { status, error, answer, durationMs: took() }
  } catch (error) {
    const said = error instanceof Error ? error.message || error.name : 'unknown'
    return { status: null, error: said.slice(0, 200), answer: '', durationMs: took() }
  }
}

function exchange({ url, headers, body }: Message, named: readonly string[]) {
  const { protocol, host } = new URL(url)
  const send = protocol === 'https:' ? requestOverTls : requestPlain
  const signal = AbortSignal.timeout(giveUpAfter)
  return new Promise<{ status: number; answer: string }>((resolve, reject) => {
    const sending = send(url, {
      method: 'POST',
      headers: { ...headers, 'content-length': Buffer.byteLength(body) },
      // NOTE: a connection of its own each time, so that none is made past the look-up.
      agent: false,
      signal,
      ...(!named.includes(host) && { lookup: lookUpPublic }),
    })
    sending.on('error', (error) =>
      reject(signal.aborted ? new Error(`no answer within ${webhooks.answerSeconds} seconds`) : error),
    )
    sending.on('response', (response) => {
      const pieces: Buffer[] = []
      let bytes = 0
      const done = () => {
        const answer = Buffer.concat(pieces).toString('utf8').replaceAll('\0', '')
        resolve({ status: response.statusCode ?? 0, answer: answer.slice(0, webhooks.answerLetters) })
        sending.destroy()
      }
      response.on('data', (piece: Buffer) => {
        pieces.push(piece)
        bytes += piece.length
        if (bytes >= mostBytes) done()
      })
      response.on('end', done)
      response.on('error', reject)
    })
    sending.end(body)
  })
}
