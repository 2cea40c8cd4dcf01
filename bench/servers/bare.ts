import Fastify from 'fastify'

// A control: the framework alone.
const app = Fastify()
const schema = {
  response: { 200: { type: 'object', properties: { id: { type: 'integer' }, name: { type: 'string' } } } },
}
app.get('/', { schema }, () => ({ id: 1, name: 'one' }))
process.stdout.write(`${await app.listen({ port: 0, host: '127.0.0.1' })}\n`)
process.once('SIGTERM', () => app.close())
