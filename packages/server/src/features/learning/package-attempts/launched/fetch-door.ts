import type { FastifyInstance } from 'fastify'
import { answerHeaders } from '../../../../http/guard/headers.ts'
import type { Kit } from '../../../../kit.ts'
import { openToContent } from '../../record-store/record-store.ts'

/** What content is answered: its token, or, as well with 200, why it gets none (cmi5 8.2.2). */
export type Fetched = { 'auth-token': string } | { 'error-code': string; 'error-text': string }

type Fetch = { root: string; answer: (secret: string, address: string) => Promise<Fetched> }

/** Where content of cmi5 asks for its token (cmi5 8.2). */
export function openFetchDoor(app: FastifyInstance, kit: Kit, { root, answer }: Fetch) {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: 10_000 }, async () => null)
    scope.route<{ Params: { '*': string } }>({
      method: ['POST', 'OPTIONS'],
      url: `${root}/fetch/*`,
      handler: async (request, reply) => {
        reply.headers({ ...answerHeaders(kit.config), ...openToContent, 'cache-control': 'no-store' })
        if (request.method === 'OPTIONS') return reply.code(204).send()
        return reply
          .code(200)
          .type('application/json')
          .send(await answer(request.params['*'], request.ip))
      },
    })
  })
}
