import { readEvaluation, updateEvaluation } from '@oktant/contract/assessment/evaluations.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { makeEvaluationView } from '../../../../test/made/make-questions.ts'
import { fakeServer, showApplication } from '../../../../test/show.tsx'

const author = { permissions: ['evaluations.administer' as const] }

const chosen = { bankId: null, tag: '', difficulty: null, count: 1, mandatory: true }
const asked = { ...chosen, type: 'TF' as const, fullScore: 1, available: 1 }

/** An evaluation that asks so many questions, each named by its number. */
function setUp(length: number) {
  const items = Array.from({ length }, (_, index) => ({
    ...asked,
    questionId: index + 1,
    title: { en: `Question ${index + 1}`, de: `Frage ${index + 1}` },
  }))
  const server = fakeServer()
  const view = makeEvaluationView({ items })
  server.answer(readEvaluation, view)
  server.answer(updateEvaluation, view)
  const shown = showApplication('/administration/evaluations/12', { server, as: author })
  const save = async () => {
    await shown.user.click(screen.getByRole('button', { name: 'Speichern' }))
    await waitFor(() => expect(server.callsOf(updateEvaluation)).toHaveLength(1))
    return server.callsOf(updateEvaluation)[0]?.body
  }
  return { ...shown, save }
}

const list = () => screen.findByRole('list', { name: 'Was gefragt wird, der Reihe nach' })
const numbers = async () =>
  within(await list())
    .getAllByRole('link')
    .map(({ textContent }) => Number(textContent?.replace('Frage ', '')))

test('a question that is held goes to either end by a key, and the whole way back in one step', async () => {
  const { user } = setUp(8)
  const handle = within(await list()).getByRole('button', { name: 'Frage 5 verschieben' })
  handle.focus()
  await user.keyboard('{Enter}{End}')
  expect((await numbers()).at(-1)).toBe(5)
  await user.keyboard('{Home}{ArrowDown}{Enter}')
  expect((await numbers()).slice(0, 3)).toEqual([1, 5, 2])
  await user.click(screen.getByRole('button', { name: 'Rückgängig machen' }))
  expect((await numbers()).indexOf(5)).toBe(4)
})

test('one of forty questions goes to a place in one step, which is taken back in one', async () => {
  const { user, save } = setUp(40)
  const rows = within(await list())
  await user.click(rows.getByRole('button', { name: 'Was mit Frage 40 geschehen soll' }))
  await user.click(await screen.findByRole('menuitem', { name: 'An einen Platz …' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Verschieben' }))
  dialog.getByText('Frage 40')
  const place = dialog.getByRole('textbox', { name: 'Platz, 1 bis 40' })
  await user.clear(place)
  await user.type(place, '41')
  expect(dialog.getByRole('button', { name: 'Verschieben' })).toHaveProperty('disabled', true)
  await user.clear(place)
  await user.type(place, '3{Enter}')
  expect((await numbers()).slice(0, 4)).toEqual([1, 2, 40, 3])
  screen.getByText('Frage 40 steht jetzt an Platz 3 von 40.')
  await user.click(screen.getByRole('button', { name: 'Rückgängig machen' }))
  expect(await numbers()).toEqual(Array.from({ length: 40 }, (_, index) => index + 1))
  expect(screen.queryByRole('button', { name: 'Rückgängig machen' })).toBeNull()

  await user.click(rows.getByRole('button', { name: 'Was mit Frage 40 geschehen soll' }))
  await user.click(await screen.findByRole('menuitem', { name: 'An den Anfang' }))
  const sent = await save()
  await screen.findByText('Gespeichert.')
  expect(sent).toMatchObject({
    items: [40, ...Array.from({ length: 39 }, (_, index) => index + 1)].map((questionId) => ({ questionId })),
  })
})
