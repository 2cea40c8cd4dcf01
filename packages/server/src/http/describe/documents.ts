import { gzipSync } from 'node:zlib'
import swagger from '@fastify/swagger'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { entries, shapes } from '@oktant/contract/all.ts'
import { errorMessage, errorStatus } from '@oktant/contract/http/errors.ts'
import type { Endpoint } from '@oktant/contract/http/http.ts'
import type { Config } from '../../config.ts'
import { accessWords, codesOf, describe, usualWaysIn } from './describe.ts'
import { answerHeaders } from '../guard/headers.ts'
import { guide } from './guide.ts'
import { withSharedShapes } from './shared-shapes.rules.ts'
import { describedWebhooks } from './webhooks-described.ts'

/** OpenAPI 3.1 from the same schemas that check the calls. */
export async function describeCalls(app: FastifyInstance, config: Config) {
  const headers = answerHeaders(config)
  const byRoute = new Map(
    [...entries].map(([name, entry]) => [`${entry.method} /rest${entry.path}`, { name, entry }]),
  )
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Oktant',
        version: '1',
        description:
          'A changing call repeated with the same Idempotency-Key has one effect and the first answer.',
        license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
      },
      components: { securitySchemes },
      security: usualWaysIn,
      // NOTE: the library's type knows OpenAPI 3.0 alone, which has no such part.
      ...({ webhooks: describedWebhooks() } as object),
    },
    transform: ({ schema, url: served, route }) => {
      // NOTE: of what form a part must be is the router's, not the reader's.
      const url = served.replaceAll(/\([^()]*\)/g, '')
      const found = byRoute.get(`${String(route.method)} ${url}`)
      if (!found) return { schema: { ...schema, hide: true }, url }
      return { url, schema: { ...schema, ...describe(found.name, found.entry) } }
    },
  })
  const described = packed(() => JSON.stringify(withSharedShapes({ ...app.swagger() }, shapes)))
  app.get('/rest/openapi.json', { schema: { hide: true } }, async (request, reply) =>
    described(request, reply.headers(headers).type('application/json; charset=utf-8')),
  )
  const readable = packed(() => page(config.publicUrl))
  app.get('/rest/docs', { schema: { hide: true } }, async (request, reply) =>
    readable(
      request,
      reply
        .headers(headers)
        .type('text/html; charset=utf-8')
        .header(
          'content-security-policy',
          `${headers['content-security-policy']}; style-src 'unsafe-inline'`,
        ),
    ),
  )
}

/** What never changes while the process lives: put together when it is first asked for, and packed once. */
function packed(make: () => string) {
  let text: string | undefined
  let small: Buffer | undefined
  return (request: FastifyRequest, reply: FastifyReply) => {
    text ??= make()
    reply.header('vary', 'accept-encoding')
    if (!/\bgzip\b/.test(String(request.headers['accept-encoding'] ?? ''))) return reply.send(text)
    small ??= gzipSync(text)
    return reply.header('content-encoding', 'gzip').send(small)
  }
}

const securitySchemes = {
  session: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT', description: 'What signing in answers.' },
  apiToken: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'oktant_ and 46 letters and digits',
    description: 'For programs: made under Administration, API tokens; may do what its scopes say.',
  },
} as const

const escape = (text: string) => text.replace(/[&<>]/g, (mark) => `&#${mark.charCodeAt(0)};`)

/** The readable documentation: one page, no script. */
function page(publicUrl: string) {
  const domains = new Set([...entries.values()].map(({ domain }) => domain))
  const sections = [...domains].map((domain) => {
    const calls = [...entries].filter(([, entry]) => entry.domain === domain)
    const rows = calls.map(([name, entry]) => call(name, entry)).join('')
    return `<section id="${domain}"><h2>${domain}</h2>${rows}</section>`
  })
  const index = [...domains].map((domain) => `<a href="#${domain}">${domain}</a>`).join(' ')
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Oktant: calls</title><style>${style}</style><main><h1>Oktant: calls</h1><p>Answers are {"payload": …}; errors {"code", "message", "errors"?}. A changing call may carry Idempotency-Key. The machine-readable form is at <a href="/rest/openapi.json">/rest/openapi.json</a>.</p><nav>${guide.map(({ id, title }) => `<a href="#${id}">${title}</a>`).join(' ')}</nav>${guide.map(({ id, title, html }) => `<section id="${id}"><h2>${title}</h2>${html(publicUrl)}</section>`).join('')}<nav>${index}</nav>${sections.join('')}</main></html>`
}

function call(name: string, entry: Endpoint) {
  const parts = (['params', 'query', 'body', 'reply'] as const)
    .filter((part) => typeof entry[part] === 'object')
    .map(
      (part) =>
        `<details><summary>${part}</summary><pre>${escape(JSON.stringify(entry[part], null, 2))}</pre></details>`,
    )
  const errors = [...new Set(codesOf(entry))].map(
    (code) => `<li><code>${errorStatus(code)} ${code}</code> ${escape(errorMessage(code))}</li>`,
  )
  return `<article id="${name}"><h3><code>${entry.method} /rest${escape(entry.path)}</code></h3><p>${escape(entry.summary)} <small>${name}. ${accessWords(entry)}</small></p>${parts.join('')}<ul>${errors.join('')}</ul></article>`
}

const style =
  'body{font:16px/1.5 system-ui;margin:0;background:#f8f6f1;color:#191b2e}main{max-width:60rem;margin:auto;padding:2rem}nav a{margin-right:1rem}article{background:#fff;border:1px solid #e4dfd3;border-radius:12px;padding:0 1rem;margin:1rem 0}pre{overflow:auto}code,small,li{overflow-wrap:anywhere}h3{margin:1rem 0 0}a{color:#3d3da3}'
