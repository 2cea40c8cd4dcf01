import { readAbout } from '@oktant/contract/organisation/system.ts'
import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { fakeServer, showApplication } from '../../../test/show.tsx'

const libraries = [
  { name: 'fastify', version: '5.12.0', licence: 'MIT', text: 'MIT License. Permission is hereby granted' },
  { name: 'argon2', version: '2.0.0', licence: 'Apache-2.0', text: '' },
]

function open(status = 200) {
  const server = fakeServer()
  server.answer(readAbout, {
    version: '0.1.0',
    node: '20.19.0',
    engine: 'postgres',
    database: 'PostgreSQL 15',
  })
  const calls = globalThis.fetch
  vi.stubGlobal('fetch', (address: string, init?: RequestInit) =>
    address === '/licences.json'
      ? Promise.resolve(new Response(JSON.stringify(libraries), { status }))
      : calls(address, init),
  )
  const as = { permissions: ['system.administer' as const] }
  return { server, ...showApplication('/administration/about', { server, as }) }
}

test('version, engine and every library with its licence are shown, and can be searched', async () => {
  const { user } = open()
  await screen.findByText('PostgreSQL 15')
  await screen.findByText('fastify')
  screen.getByText(/Permission is hereby granted/)
  await user.type(screen.getByRole('searchbox', { name: 'Bibliothek oder Lizenz' }), 'apache')
  expect(screen.queryByText('fastify')).toBeNull()
  screen.getByText('argon2')
})

test('a list that cannot be read can be asked for again', async () => {
  open(500)
  await screen.findByRole('button', { name: 'Erneut versuchen' })
})
