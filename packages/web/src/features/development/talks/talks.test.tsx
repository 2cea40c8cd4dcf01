import { listAudit } from '@oktant/contract/organisation/audit.ts'
import * as contract from '@oktant/contract/development/talks.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { pageOf } from '../../../test/page-of.ts'
import { fakeServer, showApplication } from '../../../test/show.tsx'

const as = { permissions: ['reviews.take' as const], visibleModules: ['reviews' as const] }
const [mia, tom] = [
  { id: 1, name: 'Mia Naidoo' },
  { id: 2, name: 'Tom Brandt' },
]
const text = (part: contract.TalkPart, values: Partial<contract.TalkText> = {}): contract.TalkText => ({
  part,
  text: '',
  number: 0,
  savedAt: null,
  savedBy: null,
  ...values,
})
const action = (values: Partial<contract.TalkAction> = {}): contract.TalkAction => ({
  id: 31,
  talkId: 7,
  agreedOn: '2026-11-02',
  text: 'Mentor suchen',
  dueOn: '2026-12-10',
  doer: 'person',
  doerName: 'Mia Naidoo',
  doneAt: null,
  doneBy: null,
  revision: 0,
  ...values,
})
const talk = (values: Partial<contract.Talk> = {}): contract.Talk => ({
  id: 7,
  topic: '',
  talkOn: '2026-12-03',
  user: mia,
  manager: tom,
  side: 'person',
  openActions: 0,
  revision: 0,
  startedBy: mia,
  texts: [text('agenda'), text('notes'), text('private')],
  actions: [],
  earlierActions: [],
  can: { remove: true },
  ...values,
})

function open(address: string, shown = talk()) {
  const server = fakeServer()
  server.answer(listAudit, { content: [], older: null, newer: null })
  server.answer(contract.readTalk, shown)
  server.answer(contract.listTalks, pageOf(shown))
  server.answer(contract.listTalkPartners, { self: 1, manager: tom, team: [] })
  return { server, ...showApplication(address, { server, as }) }
}

test('talks are listed with whom they are and how much is still open', async () => {
  open('/talks', talk({ openActions: 2 }))
  const row = within(await screen.findByRole('row', { name: /Gespräch mit Tom Brandt/ }))
  expect(row.getByText('2')).toBeTruthy()
})

test('what is typed is kept in the next pause, with the number that was seen', async () => {
  const { server, user } = open('/talks/7')
  const kept = text('agenda', {
    text: 'Urlaub',
    number: 1,
    savedAt: '2026-12-01T11:04:00.000Z',
    savedBy: mia,
  })
  server.answer(contract.saveTalkText, kept)
  await user.type(await screen.findByRole('textbox', { name: 'Themen' }), 'Urlaub')
  await waitFor(
    () => expect(server.callsOf(contract.saveTalkText).at(-1)?.body).toEqual({ text: 'Urlaub', number: 0 }),
    { timeout: 3000 },
  )
  await screen.findByText(/Gespeichert/)
})

test('where somebody wrote in between nothing is overwritten, and both can be put together', async () => {
  const { server, user } = open('/talks/7')
  server.refuse(contract.saveTalkText, 'content_changed')
  const field = await screen.findByRole('textbox', { name: 'Themen' })
  const theirs = text('agenda', { text: 'Von Tom', number: 1, savedBy: tom })
  server.answer(contract.readTalk, talk({ texts: [theirs, text('notes'), text('private')] }))
  await user.type(field, 'Von mir')
  await user.tab()
  const alert = within(
    await screen
      .findByText(/Tom Brandt hat hier inzwischen geschrieben/)
      .then((one) => one.parentElement ?? one),
  )
  expect(field).toHaveProperty('value', 'Von mir')
  server.answer(contract.saveTalkText, { ...theirs, text: 'Von Tom\n\nVon mir', number: 2 })
  await user.click(alert.getByRole('button', { name: 'Beides zusammenführen' }))
  await waitFor(() =>
    expect(server.callsOf(contract.saveTalkText).at(-1)?.body).toEqual({
      text: 'Von Tom\n\nVon mir',
      number: 1,
    }),
  )
})

test('what is still open from earlier stands above, and is done by its box', async () => {
  const { server, user } = open('/talks/7', talk({ earlierActions: [action({ talkId: 3 })] }))
  server.answer(contract.updateTalkAction, action())
  await user.click(await screen.findByRole('checkbox', { name: 'Erledigt: Mentor suchen' }))
  await waitFor(() =>
    expect(server.callsOf(contract.updateTalkAction)).toMatchObject([
      { params: { id: '3', actionId: '31' }, body: { isDone: true, revision: 0 } },
    ]),
  )
})

test('a talk is begun with one’s manager', async () => {
  const { server, user } = open('/talks/0')
  server.answer(contract.createTalk, talk())
  await user.type(await screen.findByRole('textbox', { name: /Thema/ }), 'Halbjahr')
  await user.click(screen.getByRole('button', { name: 'Gespräch beginnen' }))
  await screen.findByRole('textbox', { name: 'Meine eigenen Notizen' })
  expect(server.callsOf(contract.createTalk)).toMatchObject([{ body: { userId: 1, topic: 'Halbjahr' } }])
})
