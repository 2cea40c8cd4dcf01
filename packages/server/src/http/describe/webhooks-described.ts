import { Type as t } from '@sinclair/typebox'
import {
  webhookEvents,
  webhookHeaders,
  WebhookMessage,
} from '@oktant/contract/organisation/webhook-events.ts'

const header = (name: string, description: string) => ({
  name,
  in: 'header',
  required: true,
  description,
  schema: { type: 'string' },
})

const parameters = [
  header(webhookHeaders.id, 'The id of the message, the same at every try.'),
  header(webhookHeaders.timestamp, 'When it was signed, in seconds since 1970.'),
  header(
    webhookHeaders.signature,
    'v1, and the HMAC-SHA256 of id.timestamp.body in base64; several after a rotation.',
  ),
]

/** The messages that go out, as OpenAPI 3.1 describes them. */
export const describedWebhooks = () =>
  Object.fromEntries(
    Object.entries(webhookEvents).map(([event, { en, about, data }]) => [
      event,
      {
        post: {
          operationId: event,
          tags: ['webhooks'],
          summary: `${en}.`,
          description: about.en,
          parameters,
          requestBody: {
            required: true,
            content: {
              'application/json': {
                schema: t.Object({ ...WebhookMessage.properties, event: t.Literal(event), data }),
              },
            },
          },
          responses: { '2XX': { description: 'Taken. Anything else is tried again.' } },
        },
      },
    ]),
  )
