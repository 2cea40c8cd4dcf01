import { exportAudit, listAudit } from '@oktant/contract/organisation/audit.ts'
import { type Language, languages } from '@oktant/contract/http/http.ts'
import { type JobName, jobWords } from '@oktant/contract/organisation/jobs.ts'
import { retryAnnouncements } from '@oktant/contract/organisation/system.ts'
import { expect, test } from 'vitest'
import { testServer } from '../../../../../test/kit/server.ts'
import { auditAll } from '../../../../audit/audit.ts'

// NOTE: the keys of the table itself.
const jobs = Object.keys(jobWords) as JobName[]

async function setUp(language: Language) {
  const server = await testServer()
  const me = await server.make.user({ permissions: ['audit.read', 'jobs.see'], language })
  return { ...server, me }
}

test.each(languages)(
  'work in the background is called in words, on the screen and in the export: %s',
  async (language) => {
    const { call, send, db, me } = await setUp(language)
    await auditAll(
      db,
      jobs.map((name) => ({
        by: me,
        kind: 'update',
        object: 'job',
        objectId: 0,
        after: { name, asked: 'run' },
      })),
    )
    const { content = [] } = await call(listAudit, { as: me, query: { _perPage: jobs.length } })
    const words = jobs.map((name) => jobWords[name][language])
    expect(content.map(({ name }) => name).toSorted()).toEqual(words.toSorted())
    const lines = content.flatMap(({ change }) => change.filter(({ field }) => field === 'name'))
    expect(lines.map(({ afterName }) => afterName).toSorted()).toEqual(words.toSorted())
    const { body } = await send(exportAudit, { as: me, query: {} })
    for (const word of words) expect(body).toContain(word)
    for (const name of jobs.filter((one) => one.includes('.'))) expect(body).not.toContain(name)
  },
)

test('no two kinds of work are called alike', () => {
  for (const language of languages)
    expect(new Set(jobs.map((name) => jobWords[name][language])).size).toBe(jobs.length)
})

test('what is passed on again is called in words by whoever asked for it', async () => {
  const { call, me } = await setUp('de')
  await call(retryAnnouncements, { as: me })
  const { content = [] } = await call(listAudit, { as: me, query: { object: 'job' } })
  expect(content).toMatchObject([{ name: jobWords.announcements.de }])
})
