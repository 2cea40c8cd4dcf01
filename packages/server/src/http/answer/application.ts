import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import helmet from '@fastify/helmet'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../../config.ts'
import { strictTransport } from '../guard/headers.ts'

/** Serves the built application, under a policy that lets no script run but its own files. */
export async function serveApplication(app: FastifyInstance, config: Config) {
  const root = builtFolder('index.html')
  if (!root) return
  await app.register(async (scope) => {
    await scope.register(helmet, {
      contentSecurityPolicy: { useDefaults: false, directives: policy(config) },
      strictTransportSecurity: strictTransport(config),
      crossOriginEmbedderPolicy: false,
      referrerPolicy: { policy: 'no-referrer' },
    })
    await scope.register(fastifyStatic, {
      root,
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, path) => {
        // NOTE: files under assets carry a hash of their content in their names.
        reply.header(
          'cache-control',
          path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
        )
      },
    })
  })
}

export function policy({ contentUrl }: Pick<Config, 'contentUrl'>) {
  return {
    defaultSrc: ["'self'"],
    scriptSrc: ["'self'"],
    // NOTE: the parts of the interface set sizes and colours in style attributes.
    styleSrc: ["'self'", "'unsafe-inline'"],
    imgSrc: ["'self'", 'data:', 'blob:'],
    fontSrc: ["'self'"],
    connectSrc: ["'self'"],
    workerSrc: ["'self'", 'blob:'],
    // NOTE: an author may embed a page of another site; its frame is a sandbox of its own.
    frameSrc: ["'self'", contentUrl, 'https:'],
    objectSrc: ["'none'"],
    baseUri: ["'none'"],
    formAction: ["'self'"],
    frameAncestors: ["'self'"],
  }
}

/** Where the built browser side stands, with this in it. */
export function builtFolder(name: string) {
  let folder = dirname(fileURLToPath(import.meta.url))
  for (;;) {
    const built = join(folder, 'packages', 'web', 'dist')
    if (existsSync(join(built, name))) return built
    const parent = dirname(folder)
    if (parent === folder) return null
    folder = parent
  }
}
