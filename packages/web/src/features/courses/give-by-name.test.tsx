import { readCourseAudience } from '@oktant/contract/assignments.ts'
import { addMembers, removeMembers } from '@oktant/contract/groups.ts'
import { searchUsers } from '@oktant/contract/users.ts'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { showBare } from '../../test/bare-server.ts'

test('a course is given to somebody by name, and taken back by undo', async () => {
  const found = {
    id: 5,
    login: 'mia.5',
    fullName: 'Mia Naidoo',
    emailAddress: '',
    avatar: null,
    jobDescription: null,
  }
  const { server, user } = showBare('adminCourse', 0, {
    id: '9',
    prepare(prepared) {
      prepared.answer(readCourseAudience, { forGroups: false, groups: [] })
      prepared.answer(searchUsers, [found])
      prepared.answer(addMembers, { changed: 1 })
      prepared.answer(removeMembers, { changed: 1 })
    },
  })
  await user.type(
    await screen.findByLabelText('Jemandem namentlich zuweisen', {}, { timeout: 10_000 }),
    'Mia',
  )
  await user.click(await screen.findByRole('option', { name: /Mia Naidoo/ }))
  await user.click(screen.getByRole('button', { name: 'Zuweisen' }))
  await screen.findByText('Mia Naidoo hat den Kurs nun.')
  expect(server.callsOf(addMembers).map(({ params, body }) => ({ params, body }))).toEqual([
    { params: { owner: 'container', id: '9' }, body: { userIds: [5] } },
  ])
  await user.click(screen.getByRole('button', { name: 'Rückgängig machen' }))
  await waitFor(() => expect(server.callsOf(removeMembers)).toHaveLength(1))
})
