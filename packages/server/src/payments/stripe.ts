import { request as requestPlain } from 'node:http'
import { request as requestOverTls } from 'node:https'
import { isIP } from 'node:net'
import { cardProvider } from '@oktant/contract/kit/constants.ts'
import type { CardSettings } from '../config.ts'
import {
  type CardOrder,
  type CardProvider,
  CardProviderError,
  type Checkout,
  type PaymentEvent,
} from './card-provider.ts'
import { formOf, isSigned } from './stripe.rules.ts'

const mostBytes = 1_000_000
/** The address at which a host may be reached. */
type Outgoing = (host: string, port: number) => Promise<string>

/** Stripe, or whatever speaks its interface at the configured address. */
export function makeStripe(settings: CardSettings, outgoing: Outgoing): CardProvider {
  const send = (path: string, form: object, key: string) => post({ settings, outgoing, path, form, key })
  return {
    async startCheckout(order) {
      return checkoutOf(await send('/v1/checkout/sessions', sessionOf(order), order.key))
    },
    async giveBack(payment, key) {
      await send('/v1/refunds', { payment_intent: payment }, key)
    },
    readEvent({ payload, signature }, now) {
      const isTheirs = isSigned({ payload, header: signature, secret: settings.webhookSecret, now })
      return isTheirs ? eventOf(payload) : null
    },
  }
}

const sessionOf = (order: CardOrder) => {
  const metadata = { company: order.companyId, purchase: order.purchaseId }
  return {
    mode: 'payment',
    client_reference_id: order.purchaseId,
    success_url: order.successUrl,
    cancel_url: order.cancelUrl,
    expires_at: Math.floor(order.expiresAt.getTime() / 1000),
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: order.currency.toLowerCase(),
          unit_amount: order.cents,
          product_data: { name: order.name },
        },
      },
    ],
    metadata,
    payment_intent_data: { metadata },
  }
}

type ToldEvent = Record<string, unknown>
const isTold = (value: unknown): value is ToldEvent => typeof value === 'object' && value !== null
const textIn = (told: ToldEvent, name: string) => (typeof told[name] === 'string' ? told[name] : '')
const numberIn = (told: ToldEvent, name: string) => {
  const number = Number(told[name])
  return Number.isSafeInteger(number) ? number : 0
}

function checkoutOf(told: ToldEvent): Checkout {
  const [session, url] = [textIn(told, 'id'), textIn(told, 'url')]
  const isSafe = URL.canParse(url) && /^https?:$/.test(new URL(url).protocol)
  if (!session || !isSafe) throw new CardProviderError('the answer names no checkout')
  return { session, url }
}

const kinds: Record<string, PaymentEvent['kind']> = {
  'checkout.session.completed': 'paid',
  'checkout.session.async_payment_succeeded': 'paid',
  'checkout.session.async_payment_failed': 'expired',
  'checkout.session.expired': 'expired',
  'charge.refunded': 'refunded',
}

function eventOf(payload: string): PaymentEvent | null {
  const event: unknown = JSON.parse(payload)
  if (!isTold(event)) return null
  const object = isTold(event['data']) && isTold(event['data']['object']) ? event['data']['object'] : {}
  const metadata = isTold(object['metadata']) ? object['metadata'] : {}
  const kind = kinds[textIn(event, 'type')] ?? 'other'
  return {
    id: textIn(event, 'id'),
    kind: isSettled(kind, object) ? kind : 'other',
    session: kind === 'refunded' ? '' : textIn(object, 'id'),
    payment: textIn(object, 'payment_intent'),
    companyId: numberIn(metadata, 'company'),
    purchaseId: numberIn(metadata, 'purchase'),
    cents: numberIn(object, 'amount_total'),
    currency: textIn(object, 'currency').toUpperCase(),
  }
}

/** NOTE: a checkout may be through while the bank still waits, and a charge may be given back in part. */
function isSettled(kind: PaymentEvent['kind'], object: ToldEvent) {
  if (kind === 'paid') return object['payment_status'] === 'paid'
  return kind !== 'refunded' || object['refunded'] === true
}

type Sending = { settings: CardSettings; outgoing: Outgoing; path: string; form: object; key: string }

/** NOTE: it connects to the very address that was judged, so that a name which changes its mind leads nowhere else. */
async function post({ settings, outgoing, path, form, key }: Sending): Promise<ToldEvent> {
  const url = new URL(path, settings.apiUrl)
  const isSecure = url.protocol === 'https:'
  try {
    const address = await outgoing(url.hostname, Number(url.port) || (isSecure ? 443 : 80))
    const answer = await exchange(url, address, new URLSearchParams(formOf(form)).toString(), {
      authorization: `Bearer ${settings.secretKey}`,
      'content-type': 'application/x-www-form-urlencoded',
      'idempotency-key': key,
    })
    const told: unknown = JSON.parse(answer)
    if (!isTold(told)) throw new CardProviderError('the answer is no object')
    return told
  } catch (error) {
    if (error instanceof CardProviderError) throw error
    throw new CardProviderError(error instanceof Error ? error.message : 'unknown')
  }
}

function exchange(url: URL, address: string, body: string, headers: Record<string, string>) {
  const send = url.protocol === 'https:' ? requestOverTls : requestPlain
  const family = isIP(address) === 6 ? 6 : 4
  return new Promise<string>((resolve, reject) => {
    const sending = send(url, {
      method: 'POST',
      headers: { ...headers, 'content-length': Buffer.byteLength(body) },
      agent: false,
      signal: AbortSignal.timeout(cardProvider.answerSeconds * 1000),
      lookup: (_, options, done) =>
        options.all ? done(null, [{ address, family }]) : done(null, address, family),
    })
    sending.on('error', reject)
    sending.on('response', (response) => {
      const pieces: Buffer[] = []
      let bytes = 0
      response.on('data', (piece: Buffer) => {
        bytes += piece.length
        if (bytes > mostBytes) sending.destroy(new CardProviderError('the answer is too long'))
        pieces.push(piece)
      })
      response.on('error', reject)
      response.on('end', () => {
        const status = response.statusCode ?? 0
        if (status === 200) resolve(Buffer.concat(pieces).toString('utf8'))
        else reject(new CardProviderError(`answered ${status}`))
      })
    })
    sending.end(body)
  })
}
