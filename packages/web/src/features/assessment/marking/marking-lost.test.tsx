import {
  handBackMarking,
  launchMarking,
  listFreeText,
  type Marking,
  peekMarking,
  scoreMarking,
  type ScoreMarking,
} from '@oktant/contract/assessment/marking.ts'
import { screen, waitFor } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { makeMarking } from '../../../test/made/make-marking.ts'
import { fakeServer, showApplication } from '../../../test/show.tsx'

const marker = { permissions: ['freeText.mark' as const] }
const desk = '/moderator?tab=freeText&attempt=41'
const empty = { content: [], totalElements: 0, totalPages: 0, number: 0 }
const firstPoints = async () => (await screen.findAllByLabelText<HTMLInputElement>('Punkte (0 bis 4)'))[0]

/** A server that keeps a draft, and can be away: before a save reaches it, or before its answer is heard. */
function setUp(first: Partial<Marking> = {}) {
  const server = fakeServer()
  let kept = makeMarking(first)
  let away: 'before' | 'after' | null = null
  const sent: ScoreMarking[] = []
  server.answer(listFreeText, empty)
  server.answerBy(launchMarking, () => kept)
  server.answerBy(peekMarking, () => kept)
  server.answer(handBackMarking, kept)
  server.answerBy(scoreMarking, ({ body }) => {
    if (away === 'before') throw new TypeError('Failed to fetch')
    // NOTE: the body that the contract names.
    const draft = body as ScoreMarking
    if (draft.revision !== kept.revision) throw new Error('told of a revision that is not the last')
    sent.push(draft)
    const questions = kept.questions.map((question) => {
      const said = draft.questionScores.find(({ id }) => id === question.id)
      return { ...question, score: said?.score ? Number(said.score) : null, comment: said?.comment ?? '' }
    })
    const savedAt = '2026-11-21T09:00:00Z'
    kept = { ...kept, questions, comment: draft.comment, revision: kept.revision + 1, savedAt }
    if (away === 'after') throw new TypeError('Failed to fetch')
    return kept
  })
  const show = () => showApplication(desk, { server, as: marker })
  return { server, show, sent, goAway: (how: typeof away) => (away = how) }
}

test('a save that fails is said, what was typed stays, and it is saved once the server is back', async () => {
  const { show, sent, goAway } = setUp()
  const { user } = show()
  goAway('before')
  await user.type((await firstPoints()) as HTMLElement, '3')
  await screen.findByText('Noch nicht gespeichert; Ihre Eingaben bleiben hier stehen.', {}, { timeout: 4000 })
  goAway(null)
  await screen.findByText(/^Gespeichert/, {}, { timeout: 8000 })
  expect(sent.at(-1)?.questionScores[0]?.score).toBe('3')
  expect((await firstPoints())?.value).toBe('3')
}, 20_000)

test('whoever goes on to the next while the server is away stays, and is told why', async () => {
  const { show, server, goAway } = setUp()
  const { user } = show()
  goAway('before')
  await user.type((await firstPoints()) as HTMLElement, '3')
  await user.click(screen.getByRole('button', { name: 'Weiter' }))
  expect(
    (await screen.findAllByText('Noch nicht gespeichert; Ihre Eingaben bleiben hier stehen.')).length,
  ).toBeGreaterThan(0)
  expect((await firstPoints())?.value).toBe('3')
  expect(server.callsOf(launchMarking)).toHaveLength(1)
})

test('what could not be saved stands there again after the window was closed', async () => {
  const { show, sent, goAway } = setUp()
  const { user, unmount } = show()
  goAway('before')
  await user.type((await firstPoints()) as HTMLElement, '2')
  unmount()
  show()
  await waitFor(async () => expect((await firstPoints())?.value).toBe('2'))
  await screen.findByText(/steht wieder hier/)
  goAway(null)
  await waitFor(() => expect(sent.at(-1)?.questionScores[0]?.score).toBe('2'), { timeout: 8000 })
}, 20_000)

test('a save that arrived without its answer being heard is no change by somebody else', async () => {
  const { server, show, sent, goAway } = setUp()
  const { user } = show()
  goAway('after')
  await user.type((await firstPoints()) as HTMLElement, '3')
  await waitFor(() => expect(sent).toHaveLength(1), { timeout: 4000 })
  server.refuseOnce(scoreMarking, 'content_changed')
  goAway(null)
  await screen.findByText(/^Gespeichert/, {}, { timeout: 8000 })
  expect(sent.map(({ revision }) => revision)).toEqual([0, 1])
}, 20_000)

test('what the server says since stands above what this device kept', async () => {
  const { show, goAway } = setUp()
  const { user, unmount } = show()
  goAway('before')
  await user.type((await firstPoints()) as HTMLElement, '2')
  unmount()
  const later = setUp({ revision: 5 })
  later.show()
  await waitFor(async () => expect((await firstPoints())?.value).toBe(''))
})

test('whoever comes back after their time sees that somebody else has it, and asks for nothing before', async () => {
  const { server, show } = setUp()
  show()
  await firstPoints()
  const asked = server.callsOf(launchMarking).length
  const claim = { by: { id: 9, fullName: 'Jon Wik' }, isOwn: false, until: '2026-11-21T09:40:00Z' }
  server.answer(launchMarking, makeMarking({ claim, can: { mark: false, undo: false, return: false } }))
  server.answer(peekMarking, makeMarking({ claim, can: { mark: false, undo: false, return: false } }))
  document.dispatchEvent(new Event('visibilitychange'))
  expect(server.callsOf(launchMarking)).toHaveLength(asked)
  const now = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 21 * 60_000)
  onTestFinished(() => now.mockRestore())
  document.dispatchEvent(new Event('visibilitychange'))
  expect(await screen.findByText(/Jon Wik hat diesen Versuch geöffnet/)).toBeTruthy()
})
