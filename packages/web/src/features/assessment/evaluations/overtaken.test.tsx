import { listAudit } from '@oktant/contract/organisation/audit.ts'
import {
  listQuestionVersions,
  readQuestion,
  updateQuestion,
} from '@oktant/contract/assessment/questions/questions.ts'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { makeQuestionView } from '../../../test/made/make-questions.ts'
import { fakeServer, showApplication } from '../../../test/show.tsx'

const author = { permissions: ['evaluations.administer' as const] }

test('whoever was too late to save is shown what was quicker, and saves on top of that', async () => {
  const server = fakeServer()
  server.answer(readQuestion, makeQuestionView())
  server.answer(listQuestionVersions, [])
  server.answer(listAudit, { content: [], older: null, newer: null })
  const { user } = showApplication('/administration/questions/7', { server, as: author })
  const question = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Frage auf Deutsch' })
  await user.type(question, ' Und wie?')

  const theirs = makeQuestionView({ revision: 4, questionText: { en: 'Which one?', de: 'Welcher denn?' } })
  server.answer(readQuestion, theirs)
  server.refuse(updateQuestion, 'content_changed')
  await user.click(screen.getByRole('button', { name: 'Speichern' }))
  const reload = await screen.findByRole('button', { name: 'Meines verwerfen und deren Stand zeigen' })
  expect(question.value).toBe('Welcher Knoten? Und wie?')
  await user.click(reload)
  expect(question.value).toBe('Welcher denn?')
  expect(screen.queryByText(/^Jemand anderes hat dies inzwischen geändert/)).toBeNull()

  server.answer(updateQuestion, makeQuestionView({ revision: 5 }))
  await user.type(question, ' Und wie?')
  await user.click(screen.getByRole('button', { name: 'Speichern' }))
  await waitFor(() =>
    expect(server.callsOf(updateQuestion).at(-1)).toMatchObject({
      body: { revision: 4, questionText: { de: 'Welcher denn? Und wie?' } },
    }),
  )
})
