import { expect, test } from 'vitest'
import { switchProject } from '@oktant/contract/people/account.ts'
import { validateSession } from '@oktant/contract/people/sessions.ts'
import { testServer } from '../kit/server.ts'

async function setUp() {
  const server = await testServer()
  const mia = await server.make.user({ permissions: ['chat.use'] })
  const to = (id: number) => server.call(switchProject, { as: mia, params: { id } })
  return { ...server, mia, to }
}

test('nobody switches into a group that they are not in, of their own company or of another', async () => {
  const { make, mia, to, call } = await setUp()
  const own = await make.project(mia.companyId)
  const foreign = await make.project((await make.company()).id)
  for (const { id } of [own, foreign])
    expect(await to(id)).toMatchObject({ status: 404, code: 'project_not_found' })
  expect((await call(validateSession, { as: mia })).user).toMatchObject({ projectId: mia.projectId })
})

test('another group changes what one sees, and never what one may do', async () => {
  const { make, mia, to, call } = await setUp()
  const other = await make.project(mia.companyId)
  await make.member(mia, other.id)
  await to(other.id)
  const answer = async () => (await call(validateSession, { as: mia })).user
  await expect.poll(answer).toMatchObject({ projectId: other.id, permissions: ['chat.use'] })
})
